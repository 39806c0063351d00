import { src, dest } from 'gulp';

// #region broken
export function broken() {
  return src('src/images/*.png').pipe(dest('broken'));
}
// #endregion broken

// #region images
export function images() {
  return src('src/images/*.png', { encoding: false }).pipe(dest('dist'));
}
// #endregion images

// #region mixed
const textFiles = new Set(['.html', '.css', '.js', '.svg']);

export function assets() {
  return src('src/**/*', {
    encoding: (file) => (textFiles.has(file.extname) ? 'utf8' : false),
  }).pipe(dest('assets'));
}
// #endregion mixed
