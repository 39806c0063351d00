import { src, dest } from 'gulp';

export function pages() {
  return src('src/*.html').pipe(dest('dist'));
}
