import type { Correction } from './metadata';

/** Facts that a package leaves out, by name. They win over what npm says. */
export const corrections: Readonly<Record<string, Correction>> = {
  // These have the list `licenses` of old package.json files, which npm leaves out; it names MIT.
  // The days of gulp-concat-css, gulp-twig, gulp-wrap and vinyl-named are those of the newest file in the package.
  'gulp-awspublish': { license: 'MIT', released: { '9.0.0': '2025/2026' } },
  'gulp-concat-css': { license: 'MIT', released: { '3.1.0': '2018-03-06' } },
  'gulp-ejs': { license: 'MIT', released: { '5.1.0': '2020/2021' } },
  'gulp-remember': { license: 'MIT', released: { '1.0.1': '2018-01-02' } },
  'gulp-twig': { license: 'MIT', released: { '1.2.0': '2018-01-15' } },
  'gulp-wrap': { license: 'MIT', released: { '0.15.0': '2019-03-29' } },
  'vinyl-named': { license: 'MIT', released: { '1.1.0': '2014-10-16' } },

  // Day in the changelog of the package.
  'gulp-csso': { released: { '4.0.1': '2019-11-14' } },
  'gulp-iconfont': { released: { '12.0.0': '2024-08-01' } },
  'gulp-jsbeautifier': { released: { '3.0.1': '2019-07-25' } },
  'gulp-insert': { released: { '0.5.0': '2015-08-05' } },
  'gulp-pug': { released: { '5.0.0': '2021-06-09' } },
  'gulp-ttf2woff': { released: { '2.0.0': '2024-07-30' } },
  'gulp-ttf2woff2': { released: { '5.0.0': '2024-07-30' } },
  'gulp-yaml': { released: { '2.0.4': '2019-05-01' } },
  through2: { released: { '5.0.12': '2026-10-19' } },

  // Day of the newest file in the package itself: some publishers keep the days of their files.
  'gulp-base64': { released: { '0.1.3': '2015-05-27' } },
  'gulp-cssmin': { released: { '0.2.0': '2017-05-16' } },
  'gulp-cssnano': { released: { '2.1.3': '2018-03-26' } },
  'gulp-data': { released: { '1.3.1': '2018-01-04' } },
  'gulp-declare': { released: { '0.3.0': '2014-08-15' } },
  'gulp-front-matter': { released: { '1.3.0': '2015-10-28' } },
  'gulp-html-replace': { released: { '1.6.2': '2016-11-18' } },
  'gulp-nunjucks-render': { released: { '2.2.3': '2019-03-18' } },
  'vinyl-buffer': { released: { '1.0.1': '2017-12-23' } },
  'gulp-cache': { released: { '1.1.3': '2019-08-10' } },
  'gulp-cached': { released: { '1.1.1': '2016-11-13' } },
  'gulp-clean': { released: { '0.4.0': '2018-01-10' } },
  'gulp-concat': { released: { '2.6.1': '2016-11-13' } },
  'gulp-flatten': { released: { '0.4.0': '2017-12-31' } },
  'gulp-gh-pages': { released: { '0.5.4': '2015-10-20' } },
  'gulp-group-css-media-queries': { released: { '1.2.2': '2018-02-10' } },
  'gulp-gzip': { released: { '1.4.2': '2018-01-19' } },
  'gulp-handlebars': { released: { '5.0.2': '2018-02-12' } },
  'gulp-istanbul': { released: { '1.1.3': '2018-01-02' } },
  'gulp-jasmine': { released: { '4.0.0': '2018-04-16' } },
  'gulp-jshint': { released: { '2.1.0': '2017-12-29' } },
  'gulp-load-plugins': { released: { '2.0.8': '2022-08-29' } },
  'gulp-newer': { released: { '1.4.0': '2018-01-05' } },
  'gulp-rev-replace': { released: { '0.4.4': '2018-02-03' } },
  'gulp-sort': { released: { '2.0.0': '2016-02-15' } },
  'gulp-sftp': { released: { '0.1.5': '2015-09-08' } },
  'gulp-ssh': { released: { '0.7.0': '2018-02-10' } },
  'gulp-util': { released: { '3.0.8': '2016-12-26' } },
  'gulp-webserver': { released: { '0.9.1': '2015-05-04' } },
  'vinyl-ftp': { released: { '0.6.1': '2018-01-27' } },
  'vinyl-source-stream': { released: { '2.0.0': '2017-12-23' } },

  // Day of the commit that the release's tag names, as the archive of that tag has it in Debian.
  'gulp-plumber': { released: { '1.2.1': '2018-11-27' } },
  'gulp-postcss': { released: { '10.0.0': '2024-02-06' } },
  'webpack-stream': { released: { '7.0.0': '2021-08-31' } },

  // Day in the changelog of the repository.
  'fancy-log': { released: { '2.0.0': '2022-01-07' } },
  'gulp-header': { released: { '2.0.12': '2026-02-20' } },
  'gulp-prettier': { released: { '6.0.0': '2023-11-03' } },
  'gulp-rev-rewrite': { released: { '6.0.0': '2023-09-28' } },
  'gulp-sass': { released: { '6.0.1': '2025-03-05' } },
  'gulp-swc': { released: { '2.2.0': '2024-09-01' } },
  'plugin-error': { released: { '2.0.1': '2022-12-06' } },

  // Day of the release as a bot's pull request to upgrade to it names it.
  'gulp-clean-css': { released: { '4.3.0': '2020-03-15' } },
  'gulp-dart-sass': { released: { '1.1.0': '2023-04-05' } },
  'gulp-inject': { released: { '5.0.5': '2019-12-29' } },
  'gulp-rename': { released: { '2.1.0': '2025-06-26' } },
  'gulp-replace': { released: { '1.1.4': '2022-12-17' } },
  'gulp-sourcemaps': { released: { '3.0.0': '2020-11-11' } },

  'gulp-shell': { released: { '0.8.0': '2020-02-12' } },

  // Day on which a bot that watches releases proposed it, which is the day it came out.
  'gulp-if': { released: { '3.0.0': '2019-07-18' } },
  'gulp-typescript': { released: { '5.0.1': '2019-03-13' } },
  'gulp-uglify': { released: { '3.0.2': '2019-03-01' } },

  // Day in npm's own record, as a copy of the registry from before keeps it, or a package.json that
  // an old npm wrote while it installed the package.
  'gulp-connect': { released: { '5.7.0': '2018-12-06' } },
  'gulp-htmlmin': { released: { '5.0.1': '2018-09-08' } },
  'merge-stream': { released: { '2.0.0': '2019-05-23' } },

  // Day in npm's own record, of which copies keep the times of versions since October 2026, to the
  // second: nightly versions of TypeScript, which name their day, agree.
  del: { released: { '9.0.1': '2026-10-08' } },
  rimraf: { released: { '6.1.4': '2026-11-03' } },

  // Day on which a maintainer said in the repository that it is published.
  'gulp-babel': { released: { '8.1.0': '2026-06-19' } },
  'gulp-eslint': { released: { '6.0.0': '2019-06-28' } },
  'gulp-inline-source': { released: { '4.0.0': '2018-11-21' } },
  'gulp-file-include': { released: { '2.3.0': '2020-12-20' } },
  'gulp-order': { released: { '1.2.0': '2018-10-10' } },
  'gulp-watch': { released: { '5.0.1': '2018-07-23' } },
  lazypipe: { released: { '1.0.2': '2018-12-12' } },
  'run-sequence': { released: { '2.2.1': '2018-01-03' } },

  // Day on which a user reported that it came out.
  'gulp-livereload': { released: { '4.0.2': '2019-09-17' } },

  // Day of the release in a mirror of the repository's releases.
  'gulp-imagemin': { released: { '9.2.0': '2025-11-11' } },
  'gulp-rev': { released: { '12.0.0': '2025-10-31' } },

  // Day of the release on its page in the repository.
  'gulp-esbuild': { released: { '0.14.1': '2025-08-06' } },

  // Day on which a service that scans packages says that this version was published.
  'gulp-decompress': { released: { '3.0.0': '2019-09-13' } },
  'gulp-webp': { released: { '5.1.0': '2025-09-10' } },

  // Day on which the change that it brings was merged, and another project upgraded to it.
  'gulp-less': { released: { '5.0.0': '2021-06-16' } },

  // Day unknown. The month or year between the last thing that this version needs or brings (an issue
  // that it mends, a package that it asks for) and the first that has it: a project that upgraded, a
  // copy of npm's registry.
  'browser-sync': { released: { '3.0.4': '2025' } },
  browserify: { released: { '17.0.1': '2024-10' } },
  'gulp-autoprefixer': { released: { '10.0.0': '2025' } },
  'gulp-better-rollup': { released: { '4.0.1': '2019' } },
  'gulp-changed': { released: { '5.0.4': '2025-10' } },
  'gulp-eslint-new': { released: { '2.6.2': '2026' } },
  'gulp-exec': { released: { '5.0.0': '2020' } },
  'gulp-filter': { released: { '10.0.0': '2026' } },
  'gulp-git': { released: { '2.11.0': '2024' } },
  'gulp-image-resize': { released: { '0.13.1': '2019-07' } },
  'gulp-nodemon': { released: { '2.5.0': '2020' } },
  'gulp-notify': { released: { '5.0.0': '2024' } },
  'gulp-rev-all': { released: { '5.1.0': '2026' } },
  'gulp-strip-debug': { released: { '7.0.0': '2025' } },
  'gulp-stylelint': { released: { '13.0.0': '2020-01' } },
  'gulp-svgmin': { released: { '4.1.0': '2021' } },
  'gulp-tap': { released: { '2.0.0': '2019' } },
  'gulp-tar': { released: { '5.0.0': '2025' } },
  'gulp-terser': { released: { '2.1.0': '2021' } },
  'gulp-uglify-es': { released: { '3.0.0': '2021' } },
  'gulp-zip': { released: { '6.1.0': '2025-01' } },
  'gulp.spritesmith': { released: { '6.13.1': '2024' } },

  // The same, where the two are in different years.
  '@rollup/stream': { released: { '3.0.1': '2023/2024' } },
  'gulp-avif': { released: { '1.1.1': '2022/2024' } },
  'gulp-angular-templatecache': { released: { '3.0.1': '2019/2024' } },
  'gulp-bump': { released: { '3.2.0': '2019/2020' } },
  'gulp-cheerio': { released: { '1.0.0': '2018/2024' } },
  'gulp-chmod': { released: { '4.0.0': '2023/2024' } },
  'gulp-coffee': { released: { '3.0.3': '2018/2024' } },
  'gulp-debug': { released: { '5.0.1': '2023/2024' } },
  'gulp-fonter': { released: { '0.3.0': '2019/2024' } },
  'gulp-footer': { released: { '2.1.0': '2021/2024' } },
  'gulp-hb': { released: { '8.0.0': '2019/2024' } },
  'gulp-htmlhint': { released: { '4.0.2': '2021/2024' } },
  'gulp-ignore': { released: { '3.0.0': '2019/2024' } },
  'gulp-include': { released: { '2.4.1': '2019/2024' } },
  'gulp-inline-css': { released: { '4.0.0': '2020/2024' } },
  'gulp-json-editor': { released: { '2.6.0': '2023/2024' } },
  'gulp-markdown': { released: { '8.0.0': '2023/2024' } },
  'gulp-mocha': { released: { '10.0.1': '2023/2024' } },
  'gulp-nunjucks': { released: { '6.1.0': '2023/2025' } },
  'gulp-purgecss': { released: { '8.0.0': '2025/2026' } },
  'gulp-print': { released: { '5.0.2': '2019/2024' } },
  'gulp-responsive': { released: { '3.0.1': '2019/2021' } },
  'gulp-sharp-responsive': {
    // Its package.json names none.
    repository: 'https://github.com/khalyomede/gulp-sharp-responsive',
    released: { '0.4.1': '2022/2024' },
  },
  'gulp-rev-collector': { released: { '1.3.3': '2020/2024' } },
  'gulp-rsync': { released: { '0.1.0': '2022/2023' } },
  'gulp-rtlcss': { released: { '2.0.0': '2021/2024' } },
  'gulp-sass-glob': {
    // Its address in package.json contains the name of a user.
    repository: 'https://github.com/mikevercoelen/gulp-sass-glob',
    released: { '1.1.0': '2019/2024' },
  },
  'gulp-sftp-up4': { released: { '0.1.8': '2018/2020' } },
  'gulp-preprocess': { released: { '6.0.0': '2025/2026' } },
  'gulp-sitemap': { released: { '8.0.0': '2019/2020' } },
  'gulp-size': { released: { '5.0.0': '2023/2024' } },
  'gulp-stylelint-esm': { released: { '3.0.0': '2024/2025' } },
  'gulp-stylus': { released: { '3.0.1': '2022/2024' } },
  'gulp-svg-sprite': { released: { '2.0.3': '2022/2023' } },
  'gulp-svgstore': { released: { '9.0.0': '2021/2022' } },
  'gulp-template': { released: { '6.1.0': '2023/2025' } },
  'gulp-useref': { released: { '5.0.0': '2020/2021' } },
  'gulp-vinyl-zip': { released: { '2.5.0': '2020/2024' } },
  'gulp-wp-pot': { released: { '2.5.0': '2020/2022' } },
  tsify: { released: { '5.0.4': '2020/2021' } },
};
