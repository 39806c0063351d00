import { series } from 'gulp';

async function clean() {
  console.log('Cleaned.');
}

export const build = series(clean());
