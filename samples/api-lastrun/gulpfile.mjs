import { dest, lastRun, src, watch } from 'gulp';

// #region pages
export function pages() {
  return src('pages/*.html', { since: lastRun(pages) })
    .on('data', (file) => console.log(`read ${file.relative}`))
    .pipe(dest('dist'));
}
// #endregion pages

// #region dev
export function dev() {
  watch('pages/*.html', { ignoreInitial: false }, pages);
}
// #endregion dev
