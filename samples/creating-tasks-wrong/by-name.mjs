import { series } from 'gulp';

export async function clean() {
  console.log('Cleaned.');
}

export const build = series('clean');
