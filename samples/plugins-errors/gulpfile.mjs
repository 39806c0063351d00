import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import babel from 'gulp-babel';

// #region reported
export async function reported() {
  await pipeline(src('src/*.js'), babel(), dest('dist'));
}
// #endregion reported
