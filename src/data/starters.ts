/** Plugins that most builds begin with, by what one wants done; tests/unit holds each to a recipe that ran. */
export const starters = [
  { job: 'sass', plugin: 'gulp-sass' },
  { job: 'prefix', plugin: 'gulp-postcss' },
  { job: 'minify', plugin: 'gulp-terser' },
  { job: 'images', plugin: 'gulp-imagemin' },
  { job: 'revise', plugin: 'gulp-rev' },
  { job: 'reload', plugin: 'browser-sync' },
] as const;
