import { task } from 'gulp';

// #region list
task('clean', async () => {});
task('build', ['clean'], async () => {});
// #endregion list
