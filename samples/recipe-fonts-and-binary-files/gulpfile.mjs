import { dest, src } from 'gulp';

export function assets() {
  return src('src/assets/**/*', { encoding: false }).pipe(dest('dist/assets'));
}

export default assets;
