import { claim, message, paths, run } from '../support';

claim(
  'getting-started/explaining-globs#order',
  'Two globs of one folder: the files come in the order of the folder, not glob by glob.',
  { 'src/a.js': '', 'src/b.css': '', 'src/c.js': '' },
  ({ src }) => paths(src(['src/*.css', 'src/*.js'])),
  ['src/a.js', 'src/b.css', 'src/c.js'],
);

claim(
  'getting-started/explaining-globs#no-match',
  'A literal path that finds no file fails.',
  {},
  ({ src }) => message(() => src('src/settings.json')),
  'File not found with singular glob: ./src/settings.json (if this was purposeful, use `allowEmpty` option)',
);

claim(
  'getting-started/explaining-globs#no-match',
  'A pattern that finds no file lets the task end well.',
  { 'gulpfile.mjs': "import gulp from 'gulp';\nexport default () => gulp.src('src/*.json');\n" },
  async () => (await run('gulp')).exit,
  0,
);
