import { dest, src } from 'gulp';

export function damaged() {
  return src('src/assets/**/*').pipe(dest('damaged'));
}
