import { task, series } from 'gulp';

task('clean', (done) => {
  console.log('Cleaned.');
  done();
});

task('pages', (done) => {
  console.log('Pages are written.');
  done();
});

task('build', series('clean', 'pages'));
