import { dest, series, src } from 'gulp';
import concat from 'gulp-concat';

// #region loop
const builds = ['light', 'dark'].map((theme) => {
  const build = () =>
    src(`src/${theme}/*.css`)
      .pipe(concat(`${theme}.css`))
      .pipe(dest('dist'));
  build.displayName = `theme:${theme}`;
  return build;
});

export default series(...builds);
// #endregion loop
