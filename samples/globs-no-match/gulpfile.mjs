import { src, dest } from 'gulp';

// #region missing
export function missing() {
  return src('src/settings.json').pipe(dest('dist'));
}
// #endregion missing

// #region optional
export function optional() {
  return src('src/settings.json', { allowEmpty: true }).pipe(dest('dist'));
}
// #endregion optional

// #region pattern
export function misspelled() {
  return src('scr/*.json').pipe(dest('dist'));
}
// #endregion pattern

// #region guard
export async function guarded() {
  let count = 0;
  for await (const file of src('src/*.json').pipe(dest('dist'))) {
    count += file.isNull() ? 0 : 1;
  }
  if (count === 0) {
    throw new Error('src/*.json matches no file. Check the path in the gulpfile.');
  }
}
// #endregion guard
