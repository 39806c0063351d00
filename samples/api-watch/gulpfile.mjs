import { dest, parallel, src, watch } from 'gulp';

function styles() {
  return src('src/*.css').pipe(dest('dist'));
}

function scripts() {
  return src('src/*.js').pipe(dest('dist'));
}

// #region dev
export function dev() {
  watch('src/*.css', styles);
  watch('src/*.js', scripts);
}
// #endregion dev

// #region both
export const start = parallel(styles, scripts, dev);
// #endregion both

// #region ignored
export function devStyles() {
  const ignored = (path, stats) => stats?.isFile() && !path.endsWith('.css');
  watch('src', { ignored }, styles);
}
// #endregion ignored
