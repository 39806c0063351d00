import gulp, { series, task } from 'gulp';

task('build', async () => {
  console.log('The build runs.');
});

task('deploy', (done) => {
  gulp.start('build');
  done();
});

// #region silent
task('silent', (done) => {
  series('build');
  done();
});
// #endregion silent

// #region called
task('called', (done) => {
  series('build')(done);
});
// #endregion called
