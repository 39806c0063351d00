import { registry, series, task } from 'gulp';
import DefaultRegistry from 'undertaker-registry';

// #region shared
class SharedTasks extends DefaultRegistry {
  init(gulp) {
    gulp.task('clean', async () => {
      console.log('The output folder is empty.');
    });
  }
}

registry(new SharedTasks());
// #endregion shared

// #region use
async function styles() {}

task('build', series('clean', styles));
// #endregion use

// #region names
task('names', async () => {
  console.log(Object.keys(registry().tasks()).join(', '));
});
// #endregion names
