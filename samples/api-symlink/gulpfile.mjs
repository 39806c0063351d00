import { readlinkSync } from 'node:fs';
import { Transform } from 'node:stream';
import { src, symlink } from 'gulp';

// #region link
export function link() {
  return src('src/**/*.txt').pipe(symlink('linked'));
}
// #endregion link

// #region folder
export function fonts() {
  return src('src/fonts').pipe(symlink('linked'));
}
// #endregion folder

// #region every-file
function filesOnly() {
  return new Transform({
    objectMode: true,
    transform(file, _encoding, done) {
      if (file.isDirectory()) {
        done();
      } else {
        done(null, file);
      }
    },
  });
}

export function everyFile() {
  return src('src/**', { read: false }).pipe(filesOnly()).pipe(symlink('every-file'));
}
// #endregion every-file

// #region relative
export function relative() {
  return src('src/**/*.txt').pipe(symlink('relative', { relativeSymlinks: true }));
}
// #endregion relative

// #region show
export async function show() {
  const links = [
    'linked/a.txt',
    'linked/sub/b.txt',
    'linked/fonts',
    'relative/a.txt',
    'relative/sub/b.txt',
  ];
  for (const file of links) {
    console.log(`${file} -> ${readlinkSync(file)}`);
  }
}
// #endregion show
