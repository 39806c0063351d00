import type { Correction } from './metadata';

/** Facts that a package leaves out, by name. They win over what npm says. */
export const corrections: Readonly<Record<string, Correction>> = {
  // These have the list `licenses` of old package.json files, which npm leaves out; it names MIT.
  'gulp-awspublish': { license: 'MIT' },
  'gulp-ejs': { license: 'MIT' },
  'gulp-remember': { license: 'MIT', released: '2018-01-02' },

  // Day in the changelog of the package.
  'gulp-pug': { released: '2021-06-09' },
  'gulp-ttf2woff': { released: '2024-07-30' },
  'gulp-ttf2woff2': { released: '2024-07-30' },
  through2: { released: '2026-10-19' },

  // Day of the newest file in the package itself: some publishers keep the days of their files.
  'gulp-cache': { released: '2019-08-10' },
  'gulp-cached': { released: '2016-11-13' },
  'gulp-clean': { released: '2018-01-10' },
  'gulp-concat': { released: '2016-11-13' },
  'gulp-flatten': { released: '2017-12-31' },
  'gulp-gh-pages': { released: '2015-10-20' },
  'gulp-gzip': { released: '2018-01-19' },
  'gulp-handlebars': { released: '2018-02-12' },
  'gulp-istanbul': { released: '2018-01-02' },
  'gulp-jasmine': { released: '2018-04-16' },
  'gulp-jshint': { released: '2017-12-29' },
  'gulp-load-plugins': { released: '2022-08-29' },
  'gulp-newer': { released: '2018-01-05' },
  'gulp-util': { released: '2016-12-26' },
  'vinyl-ftp': { released: '2018-01-27' },
  'vinyl-source-stream': { released: '2017-12-23' },
};
