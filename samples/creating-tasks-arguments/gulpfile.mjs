import { pipeline } from 'node:stream/promises';
import { src, dest, series } from 'gulp';
import concat from 'gulp-concat';

function stylesOf(theme) {
  const task = () => pipeline(src(`src/${theme}/*.css`), concat(`${theme}.css`), dest('dist'));
  task.displayName = `styles of ${theme}`;
  return task;
}

export const styles = series(['light', 'dark'].map(stylesOf));
