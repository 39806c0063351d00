const gulp = require('gulp');

gulp.task('build', () => gulp.start('styles'));
