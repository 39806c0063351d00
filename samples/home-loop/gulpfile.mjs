import { pipeline } from 'node:stream/promises';
import { dest, series, src } from 'gulp';
import concat from 'gulp-concat';

// #region loop
const builds = ['light', 'dark'].map((theme) => {
  const build = () =>
    pipeline(src(`src/${theme}/*.css`), concat(`${theme}.css`), dest('dist'));
  build.displayName = `theme:${theme}`;
  return build;
});

export default series(...builds);
// #endregion loop
