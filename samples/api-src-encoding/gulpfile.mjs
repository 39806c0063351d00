import { dest, src } from 'gulp';

// #region broken
export function broken() {
  return src('images/*.png').pipe(dest('broken'));
}
// #endregion broken

// #region whole
export function whole() {
  return src('images/*.png', { encoding: false }).pipe(dest('whole'));
}
// #endregion whole

// #region mixed
export function mixed() {
  return src(['pages/*.html', 'images/*.png'], {
    encoding: (file) => (file.extname === '.png' ? false : 'utf8'),
  }).pipe(dest('mixed'));
}
// #endregion mixed
