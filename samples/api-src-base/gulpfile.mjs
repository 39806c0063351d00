import { dest, src } from 'gulp';

const globs = ['assets/css/*.css', 'assets/fonts/license.txt'];

// #region flat
export function flat() {
  return src(globs).pipe(dest('flat'));
}
// #endregion flat

// #region kept
export function kept() {
  return src(globs, { base: 'assets' }).pipe(dest('kept'));
}
// #endregion kept
