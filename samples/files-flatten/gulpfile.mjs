import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import rename from 'gulp-rename';

// #region flat
export async function flat() {
  await pipeline(src('src/icons/**/*.svg'), rename({ dirname: '' }), dest('dist'));
}
// #endregion flat

// #region prefixed
function nameAfterFolder(file) {
  file.basename = `${file.dirname}-${file.basename}`;
  file.dirname = '';
}

export async function prefixed() {
  await pipeline(src('src/icons/*/*.svg'), rename(nameAfterFolder), dest('prefixed'));
}
// #endregion prefixed
