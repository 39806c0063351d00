import { readlinkSync } from 'node:fs';
import { src, symlink } from 'gulp';

// #region link
export function link() {
  return src('src/**/*.txt').pipe(symlink('linked'));
}
// #endregion link

// #region relative
export function relative() {
  return src('src/**/*.txt').pipe(symlink('relative', { relativeSymlinks: true }));
}
// #endregion relative

// #region show
export async function show() {
  for (const folder of ['linked', 'relative']) {
    for (const file of ['a.txt', 'sub/b.txt']) {
      console.log(`${folder}/${file} -> ${readlinkSync(`${folder}/${file}`)}`);
    }
  }
}
// #endregion show
