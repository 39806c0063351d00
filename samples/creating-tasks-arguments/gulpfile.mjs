import { src, dest, series } from 'gulp';
import cleanCss from 'gulp-clean-css';
import rename from 'gulp-rename';

function stylesOf(theme) {
  const task = () =>
    src(`src/${theme}/*.css`)
      .pipe(cleanCss())
      .pipe(rename({ basename: theme }))
      .pipe(dest('dist'));
  task.displayName = `styles of ${theme}`;
  return task;
}

export const styles = series(['light', 'dark'].map(stylesOf));
