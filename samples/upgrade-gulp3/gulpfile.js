const gulp = require('gulp');

gulp.task('styles', () => gulp.src('src/*.css').pipe(gulp.dest('dist')));

gulp.task('default', ['styles'], () => console.log('Built.'));
