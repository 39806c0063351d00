import { rm } from 'node:fs/promises';
import { dest, series, src } from 'gulp';

// #region build
async function clean() {
  await rm('dist', { recursive: true, force: true });
}

function styles() {
  return src('src/*.css').pipe(dest('dist'));
}

export const build = series(clean, styles);
// #endregion build
