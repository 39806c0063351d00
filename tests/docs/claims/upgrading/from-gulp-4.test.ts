import { Script } from 'node:vm';

import { Vinyl } from '../../support/vinyl';
import { claim, paths, read, run, story, write } from '../support';

const page = 'upgrading/from-gulp-4';

claim(
  `${page}#checklist`,
  'The contents of .gulp.json are no .gulp.cjs until module.exports stands in front.',
  {
    '.gulp.cjs': '{ "flags": { "silent": true } }\n',
    'gulpfile.mjs': 'export default async () => {};\n',
  },
  async () => {
    const renamed = await run('gulp');
    write({ '.gulp.cjs': `module.exports = ${read('.gulp.cjs')}` });
    const turned = await run('gulp');
    return [renamed, turned].map(({ exit, lines }) => [
      exit,
      lines.some((line) => line.includes('Encountered error when loading config file')),
      lines.some((line) => line.startsWith('Starting')),
    ]);
  },
  [
    [1, true, false],
    [0, false, false],
  ],
);

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
  `${page}#globs`,
  'Parentheses are parts of a pattern; brackets also mean themselves.',
  { 'src/(shop)/a.js': '', 'src/[id]/b.js': '', 'src/i/c.js': '' },
  async ({ src }) => [await paths(src('src/(shop)/*.js')), await paths(src('src/[id]/*.js'))],
  [[], ['src/[id]/b.js', 'src/i/c.js']],
);

claim(
  `${page}#globs`,
  '!( ) and [^ ] find dot files and folders like .git; two negated globs leave both out.',
  {
    '.git/config': '',
    'dist/old.js': '',
    'src/.env': '',
    'src/main.js': '',
    'src/page.html': '',
  },
  async ({ src }) => {
    const hidden = ['!**/.*', '!**/.*/**'];
    return [
      await paths(src('src/**/!(*.js)')),
      await paths(src('src/[^m]*')),
      await paths(src(['src/**/!(*.js)', ...hidden])),
      (await paths(src('!(dist)/**'))).includes('.git/config'),
      (await paths(src(['!(dist)/**', ...hidden]))).includes('.git/config'),
    ];
  },
  [['src/.env', 'src/page.html'], ['src/.env', 'src/page.html'], ['src/page.html'], true, false],
);

claim(
  `${page}#globs`,
  'A wildcard in cwd finds nothing, without an error; in the glob, it finds the same files.',
  { 'src/a.scss': '', 'src/parts/b.scss': '' },
  async ({ src }) => [
    await paths(src('*.scss', { cwd: 'src/**' })),
    await paths(src('src/**/*.scss')),
  ],
  [[], ['src/a.scss', 'src/parts/b.scss']],
);

claim(
  `${page}#files`,
  'The comment of a source map follows the last character, so that none is found behind a // comment.',
  { 'src/code.js': 'a();', 'src/comment.js': 'a();\n// end', 'src/line.js': 'a();\n// end\n' },
  async (gulp) => {
    await story(gulp, () =>
      gulp.src('src/*.js', { sourcemaps: true }).pipe(gulp.dest('dist', { sourcemaps: '.' })),
    );
    return ['code', 'comment', 'line'].map(
      (name) => new Script(read(`dist/${name}.js`)).sourceMapURL,
    );
  },
  ['code.js.map', undefined, 'line.js.map'],
);

claim(`${page}#errors`, 'The path of a Vinyl without one is null.', () => new Vinyl().path, null);

claim(
  `${page}#globs`,
  '** at the end of an alternative needs a folder below, and **/ does not.',
  { 'src/css/b.css': '', 'src/js/a.js': '', 'src/js/deep/c.js': '' },
  async ({ src }) => [
    await paths(src('src/{js/**,css}/*.*')),
    await paths(src('src/{js/**/,css/}*.*')),
  ],
  [
    ['src/css/b.css', 'src/js/deep/c.js'],
    ['src/css/b.css', 'src/js/a.js', 'src/js/deep/c.js'],
  ],
);
