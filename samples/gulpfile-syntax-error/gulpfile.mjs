import { src, dest } from 'gulp';

export function copy() {
  return src('package.json').pipe(dest('dist'));
}
