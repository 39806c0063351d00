import { src, dest } from 'gulp';

export function styles() {
  return src('src/*.css').pipe(dest('dist'));
}
