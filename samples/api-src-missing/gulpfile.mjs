import { dest, src } from 'gulp';

// #region strict
export function strict() {
  return src(['src/*.txt', 'LICENSE']).pipe(dest('dist'));
}
// #endregion strict

// #region tolerant
export function tolerant() {
  return src(['src/*.txt', 'LICENSE'], { allowEmpty: true }).pipe(dest('dist'));
}
// #endregion tolerant

// #region twice
export function twice() {
  return src(['src/*.txt', 'src/main.txt']).pipe(dest('dist'));
}
// #endregion twice

// #region first
export function first() {
  return src(['src/main.txt', 'src/*.txt']).pipe(dest('dist'));
}
// #endregion first
