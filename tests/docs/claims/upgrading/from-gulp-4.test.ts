import { claim, filesIn, read, run, sample, story } from '../support';

const page = 'upgrading/from-gulp-4';

claim(
  `${page}#files`,
  'src() decodes files as UTF-8.',
  { 'src/a.bin': Buffer.from([0xff]) },
  async (gulp) => {
    await story(gulp, () => gulp.src('src/a.bin').pipe(gulp.dest('dist')));
    return read('dist/a.bin');
  },
  '\uFFFD',
);

claim(
  `${page}#before`,
  'The build of the gulpfile for gulp 4 ends well, and the bundle begins with main.js.',
  sample('upgrade-gulp4'),
  async () => [(await run('gulp')).exit, read('dist/all.js').startsWith('console.log')],
  [0, true],
);

claim(
  `${page}#after`,
  'The changed gulpfile puts the library first.',
  sample('upgrade-gulp4-cured'),
  async () => [
    (await run('gulp')).exit,
    read('dist/all.js').startsWith('var lib'),
    filesIn('dist').length,
  ],
  [0, true, 2],
);
