import { series, task } from 'gulp';

// #region series
task('clean', async () => {});
task(
  'build',
  series('clean', async function compile() {}),
);
// #endregion series
