import { dest, src } from 'gulp';

// #region copy
export function copy() {
  return src('src/**/*.txt').pipe(dest('dist'));
}
// #endregion copy
