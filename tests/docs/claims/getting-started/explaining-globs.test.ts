import { mkdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

import { example } from '../../../../src/glob-tester/case';
import { exampleReport } from '../../../../src/glob-tester/example-report';
import type { FileStream } from '../../support/gulp';
import { claim, each, type Files, message, paths, run, write } from '../support';

const page = 'getting-started/explaining-globs';

/** The folder that the page shows. */
const site: Files = {
  'src/.env.sample': '',
  'src/app.js': '',
  'src/index.html': '',
  'src/main.js': '',
  'src/menu.js': '',
  'src/pages/about.html': '',
  'src/pages/form.js': '',
  'src/vendor/lib.js': '',
};

const notFound = (path: string): string =>
  `File not found with singular glob: ${path} (if this was purposeful, use \`allowEmpty\` option)`;

/** @returns the base of each file, seen from the working directory */
function bases(stream: FileStream): Promise<readonly string[]> {
  return each(stream, ({ base }) => relative(process.cwd(), base));
}

claim(
  `${page}#try`,
  'The glob tester begins with what src() finds.',
  Object.fromEntries(example.files.split('\n').map((file) => [file, ''])),
  ({ src }) => paths(src(example.call.globs)),
  exampleReport.rows.filter(({ glob }) => glob !== undefined).map((row) => row.path),
);

claim(
  `${page}#sample`,
  'The three globs of the sample find what the page prints.',
  site,
  async ({ src }) => [
    await paths(src('src/*.js')),
    await paths(src('src/**/*.js')),
    (await paths(src('src/**/*.{html,js}'))).length,
  ],
  [
    ['src/app.js', 'src/main.js', 'src/menu.js'],
    ['src/app.js', 'src/main.js', 'src/menu.js', 'src/pages/form.js', 'src/vendor/lib.js'],
    7,
  ],
);

claim(
  [`${page}#characters`, 'api/concepts#globs'],
  '* matches any number of characters within one name, and none.',
  { 'a.js': '', 'ab.js': '', 'abc/d.js': '' },
  ({ src }) => paths(src('a*.js')),
  ['a.js', 'ab.js'],
);

claim(
  `${page}#characters`,
  '[abc] and [a-z] match one of the characters.',
  site,
  async ({ src }) => [
    await paths(src('src/[ai]*.*')),
    await paths(src('src/[a-c]*.js')),
    await paths(src('src/[a-c].js')),
  ],
  [['src/app.js', 'src/index.html'], ['src/app.js'], []],
);

claim(
  `${page}#characters`,
  '[^abc] matches one character that is none of these.',
  site,
  ({ src }) => paths(src('src/[^m]*.js')),
  ['src/app.js'],
);

claim(
  `${page}#characters`,
  '@( ) matches one of the alternatives, +( ) one or more, *( ) any number.',
  { 'x.js': '', 'xa.js': '', 'xab.js': '' },
  async ({ src }) => [
    await paths(src('x@(a|b).js')),
    await paths(src('x+(a|b).js')),
    await paths(src('x*(a|b).js')),
  ],
  [['xa.js'], ['xa.js', 'xab.js'], ['x.js', 'xa.js', 'xab.js']],
);

claim(
  `${page}#characters`,
  '!( ) matches names that begin with a dot too.',
  { 'src/.hidden.js': '', 'src/app.js': '', 'src/main.js': '' },
  ({ src }) => paths(src('src/!(main).js')),
  ['src/.hidden.js', 'src/app.js'],
);

claim(
  [`${page}#characters`, 'upgrading/from-gulp-4#globs'],
  '!( ) leaves out all names that begin with an alternative; at the end of a glob, only those names.',
  { 'src/app.js': '', 'src/main.js': '', 'src/main.min.js': '', 'src/mainframe/a.js': '' },
  async ({ src }) => [
    await paths(src('src/!(main).js')),
    await paths(src('src/!(main)/*.js')),
    await paths(src('src/!(main.js)')),
    await paths(src(['src/*.js', '!src/main.js'])),
  ],
  [
    ['src/app.js'],
    [],
    ['src/app.js', 'src/main.min.js', 'src/mainframe'],
    ['src/app.js', 'src/main.min.js'],
  ],
);

claim(
  `${page}#characters`,
  '[^m] at the beginning of a name matches dot files too, and not when a star comes first.',
  { 'src/.hidden.js': '', 'src/app.js': '', 'src/main.js': '' },
  async ({ src }) => [await paths(src('src/[^m]*.js')), await paths(src('src/*[^m].js'))],
  [
    ['src/.hidden.js', 'src/app.js'],
    ['src/app.js', 'src/main.js'],
  ],
);

claim(
  `${page}#characters`,
  '? matches one character when another wildcard is there.',
  site,
  ({ src }) => paths(src('src/mai?*.js')),
  ['src/main.js'],
);

claim(
  [`${page}#characters`, 'api/src#pitfalls'],
  '? alone does not make a glob: the path counts as a file name.',
  site,
  ({ src }) => message(() => src('src/mai?.js')),
  notFound('./src/mai?.js'),
);

claim(
  `${page}#characters`,
  '? finds nothing if the only other wildcard is in a later name; one in the same name helps.',
  { 'src/v1/a.js': '' },
  async ({ src }) => [await paths(src('src/v?/*.js')), await paths(src('src/v?*/*.js'))],
  [[], ['src/v1/a.js']],
);

claim(
  `${page}#characters`,
  '[!m] matches m and !, and nothing else.',
  { ...site, 'src/!.js': '' },
  ({ src }) => paths(src('src/[!m]*.js')),
  ['src/!.js', 'src/main.js', 'src/menu.js'],
);

claim(
  `${page}#characters`,
  'Braces with one alternative match these characters only.',
  { ...site, 'src/app.{js}': '' },
  ({ src }) => paths(src('src/*.{js}')),
  ['src/app.{js}'],
);

claim(
  `${page}#characters`,
  '{1..9} is a range of one character.',
  { f1: '', f10: '', f5: '', f9: '' },
  ({ src }) => paths(src('f{1..9}')),
  ['f1', 'f5', 'f9'],
);

claim(
  `${page}#characters`,
  '{1..11} matches 1 only, and {[1-9],10,11} matches all of them.',
  { f1: '', f10: '', f11: '', f12: '', f9: '' },
  async ({ src }) => [await paths(src('f{1..11}')), await paths(src('f{[1-9],10,11}'))],
  [['f1'], ['f1', 'f10', 'f11', 'f9']],
);

claim(
  `${page}#characters`,
  'Upper and lower case differ, and nocase: true ignores the difference.',
  site,
  async ({ src }) => [await paths(src('src/*.JS')), await paths(src('src/*.JS', { nocase: true }))],
  [[], ['src/app.js', 'src/main.js', 'src/menu.js']],
);

claim(
  `${page}#characters`,
  'nocase does nothing for a literal path.',
  site,
  ({ src }) => message(() => src('src/MAIN.js', { nocase: true })),
  notFound('./src/MAIN.js'),
);

claim(
  `${page}#characters`,
  'src/** and src/* match folders too.',
  site,
  async ({ src }) => [
    (await paths(src('src/**'))).filter((path) => !path.includes('.')),
    (await paths(src('src/*'))).filter((path) => !path.includes('.')),
  ],
  [
    ['src/pages', 'src/vendor'],
    ['src/pages', 'src/vendor'],
  ],
);

claim(
  `${page}#characters`,
  'With an ending, they match a folder only if its name ends like this.',
  { 'src/a.js': '', 'src/lib/b.js': '', 'src/three.js/c.txt': '' },
  ({ src }) => paths(src('src/**/*.js')),
  ['src/a.js', 'src/three.js', 'src/lib/b.js'],
);

claim(
  `${page}#characters`,
  '** walks into folders that are symbolic links.',
  { 'real/sub/a.js': '', 'src/b.js': '' },
  ({ src }) => {
    symlinkSync(join(process.cwd(), 'real'), 'src/link', 'junction');
    return paths(src('src/**/*.js'));
  },
  ['src/b.js', 'src/link/sub/a.js'],
);

claim(
  `${page}#negation`,
  'A glob that begins with ! takes files away, whatever its position.',
  site,
  async ({ src }) => [
    await paths(src(['src/**/*.js', '!src/vendor/**'])),
    await paths(src(['!src/vendor/**', 'src/**/*.js'])),
    await paths(src(['src/**/*.js', '!src/vendor/**', 'src/vendor/*.js'])),
  ],
  [1, 2, 3].map(() => ['src/app.js', 'src/main.js', 'src/menu.js', 'src/pages/form.js']),
);

claim(
  `${page}#negation`,
  '!src/vendor/** excludes the folder with all that is in it.',
  site,
  async ({ src }) =>
    (await paths(src(['src/**', '!src/vendor/**']))).filter((path) => /vendor|pages/.test(path)),
  ['src/pages', 'src/pages/about.html', 'src/pages/form.js'],
);

claim(
  `${page}#negation`,
  '!src/vendor excludes nothing: neither the files nor the folder.',
  site,
  async ({ src }) =>
    (await paths(src(['src/**', '!src/vendor']))).filter((path) => path.includes('vendor')),
  ['src/vendor', 'src/vendor/lib.js'],
);

claim(
  `${page}#negation`,
  'One file of a folder stays when the others are excluded.',
  { ...site, 'src/vendor/lib.min.js': '', 'src/vendor/other.js': '' },
  async ({ src }) =>
    (await paths(src(['src/**/*.js', '!src/vendor/!(lib.js)']))).filter((path) =>
      path.includes('vendor'),
    ),
  ['src/vendor/lib.js'],
);

claim(
  `${page}#negation`,
  '!src/** does not take a dot file away.',
  site,
  ({ src }) => paths(src(['src/.*', '!src/**'])),
  ['src/.env.sample'],
);

claim(
  `${page}#negation`,
  '!src/.* takes a dot file away, and so does dot: true.',
  site,
  async ({ src }) => [
    await paths(src(['src/.*', '!src/**'])),
    await paths(src(['src/.*', '!src/.*'])),
    await paths(src(['src/.*', '!src/**'], { dot: true })),
  ],
  [['src/.env.sample'], [], []],
);

claim(
  `${page}#negation`,
  'A negated glob saves no time: a folder that it excludes is still read.',
  { 'lib/a.js': '', 'src/b.js': '' },
  async ({ src }) => {
    // A link to nowhere stops the search of the folder that holds it.
    symlinkSync(join(process.cwd(), 'nowhere'), 'lib/dead');
    return [
      await message(() => src(['**/*.js', '!lib/**'])),
      await message(() => src('*.js')),
      await message(() => src(['src/**/*.js', '!lib/**'])),
    ];
  },
  [
    "ENOENT: no such file or directory, stat './lib/dead'",
    "ENOENT: no such file or directory, stat './lib/dead'",
    undefined,
  ],
);

claim(
  `${page}#order`,
  'Two globs of one folder: the files come in the order of the folder, not glob by glob.',
  { 'src/a.js': '', 'src/b.css': '', 'src/c.js': '' },
  ({ src }) => paths(src(['src/*.css', 'src/*.js'])),
  ['src/a.js', 'src/b.css', 'src/c.js'],
);

claim(
  `${page}#order`,
  'Literal paths and the folders in which globs begin come first, in the order of the array.',
  { 'b/1.js': '', 'a/2.js': '', 'c.js': '', 'd.js': '' },
  async ({ src }) => [
    await paths(src(['b/*.js', 'd.js', 'a/*.js', 'c.js'])),
    await paths(src(['c.js', 'a/*.js', 'd.js', 'b/*.js'])),
  ],
  [
    ['b/1.js', 'd.js', 'a/2.js', 'c.js'],
    ['c.js', 'a/2.js', 'd.js', 'b/1.js'],
  ],
);

claim(
  `${page}#order`,
  'Subfolders come after all of that: vendor/lib/v2.js comes behind main.js.',
  { 'app/a.js': '', 'app/b/c.js': '', 'main.js': '', 'vendor/lib/v2.js': '', 'vendor/v1.js': '' },
  ({ src }) => paths(src(['vendor/**/*.js', 'app/**/*.js', 'main.js'])),
  ['vendor/v1.js', 'app/a.js', 'main.js', 'vendor/lib/v2.js', 'app/b/c.js'],
);

claim(
  [`${page}#order`, 'recipes/replace-npm-scripts#pitfalls', 'api/concepts#phases'],
  'Within a folder names are sorted, and upper-case letters come first.',
  { 'src/a.js': '', 'src/B.js': '', 'src/c.js': '' },
  ({ src }) => paths(src('src/*.js')),
  ['src/B.js', 'src/a.js', 'src/c.js'],
);

/** Has `fs` list folders as a disk of Windows does: in any case of their names, with the names sorted by capitals. */
const asOnWindows = `import fs from 'node:fs';
  const { readdir, stat, lstat } = fs;
  const capitals = ({ name }) => name.toUpperCase();
  fs.readdir = (folder, options, done) =>
    readdir(folder.replace('/Src', '/src'), options, (error, entries) =>
      done(error, entries?.sort((one, other) => (capitals(one) < capitals(other) ? -1 : 1))));
  fs.stat = (file, ...rest) => stat(file.replace('/Src', '/src'), ...rest);
  fs.lstat = (file, ...rest) => lstat(file.replace('/Src', '/src'), ...rest);`;

const listOf = (glob: string, first: string): string => `${first}
  const { default: gulp } = await import('gulp');
  for await (const file of gulp.src('${glob}', { read: false, allowEmpty: true })) {
    console.log(file.relative);
  }`;

claim(
  `${page}#order`,
  'gulp keeps the order of the system, so that _ comes after the letters where case is ignored.',
  {
    'src/_b.js': '',
    'src/a.js': '',
    'src/B.js': '',
    'here.mjs': listOf('src/*.js', ''),
    'windows.mjs': listOf('src/*.js', asOnWindows),
  },
  async () => [(await run('node here.mjs')).lines, (await run('node windows.mjs')).lines],
  [
    ['B.js', '_b.js', 'a.js'],
    ['a.js', 'B.js', '_b.js'],
  ],
);

claim(
  `${page}#characters`,
  'A literal path and the folder in which a glob begins are found in any case if the system finds them.',
  {
    'src/a.js': '',
    'here.mjs': listOf('Src/*.js', ''),
    'folder.mjs': listOf('Src/*.js', asOnWindows),
    'literal.mjs': listOf('Src/a.js', asOnWindows),
    'name.mjs': listOf('Src/A*.js', asOnWindows),
  },
  async () => [
    (await run('node here.mjs')).lines,
    (await run('node folder.mjs')).lines,
    (await run('node literal.mjs')).lines,
    (await run('node name.mjs')).lines,
  ],
  [[''], ['a.js'], ['a.js'], ['']],
);

claim(
  `${page}#order`,
  'Levels follow each other: a/z/1.js comes behind b/2.js.',
  { 'a/z/1.js': '', 'b/2.js': '' },
  ({ src }) => paths(src('*/**/*.js')),
  ['b/2.js', 'a/z/1.js'],
);

claim(
  `${page}#order`,
  'A file that several globs match arrives once.',
  { 'src/a.js': '', 'src/b.js': '' },
  ({ src }) => paths(src(['src/*.js', 'src/**/*.js', 'src/a*'])),
  ['src/a.js', 'src/b.js'],
);

claim(
  `${page}#order`,
  'This one first: its literal path stands in front.',
  site,
  async ({ src }) => (await paths(src(['src/vendor/lib.js', 'src/**/*.js'])))[0],
  'src/vendor/lib.js',
);

claim(
  `${page}#order`,
  'This one last: it is excluded, and a second src() adds it.',
  site,
  async ({ src }) =>
    (await paths(src(['src/**/*.js', '!src/app.js']).pipe(src('src/app.js')))).at(-1),
  'src/app.js',
);

claim(
  `${page}#order`,
  'A chain of several src() keeps groups apart.',
  { 'app/a.js': '', 'main.js': '', 'vendor/lib/v2.js': '', 'vendor/v1.js': '' },
  ({ src }) => paths(src('vendor/**/*.js').pipe(src('app/**/*.js')).pipe(src('main.js'))),
  ['vendor/v1.js', 'vendor/lib/v2.js', 'app/a.js', 'main.js'],
);

claim(
  `${page}#literals`,
  'A literal path that an earlier glob covers counts as not found.',
  site,
  ({ src }) => message(() => src(['src/*.js', 'src/main.js'])),
  notFound('./src/main.js'),
);

claim(
  [`${page}#literals`, 'recipes/replace-npm-scripts#pitfalls'],
  'In front of the glob, the literal path is found.',
  site,
  ({ src }) => paths(src(['src/main.js', 'src/*.js'])),
  ['src/main.js', 'src/app.js', 'src/menu.js'],
);

claim(
  `${page}#literals`,
  'A literal path that is listed twice fails, and so does one that is excluded.',
  site,
  async ({ src }) => [
    await message(() => src(['src/main.js', './src/main.js'])),
    await message(() => src(['src/main.js', '!src/*.js'])),
  ],
  [notFound('./src/main.js'), notFound('./src/main.js')],
);

claim(
  `${page}#no-match`,
  'A literal path that finds no file fails.',
  ({ src }) => message(() => src('src/settings.json')),
  notFound('./src/settings.json'),
);

claim(
  `${page}#no-match`,
  'With allowEmpty, a literal path that finds no file ends well.',
  ({ src }) => paths(src('src/settings.json', { allowEmpty: true })),
  [],
);

claim(
  `${page}#no-match`,
  'A pattern that finds no file lets the task end well.',
  { 'gulpfile.mjs': "import gulp from 'gulp';\nexport default () => gulp.src('src/*.json');\n" },
  async () => (await run('gulp')).exit,
  0,
);

claim(
  `${page}#base`,
  'The base is the folder before the first wildcard; for a literal path, the folder of the file.',
  site,
  async ({ src }) => [
    await bases(src('src/pages/a*.html')),
    await bases(src('src/p*/about.html')),
    await bases(src('src/pages/about.html')),
  ],
  [['src/pages'], ['src'], ['src/pages']],
);

for (const [globs, options, written] of [
  ['src/**/*.html', {}, 'out/pages/about.html'],
  ['src/pages/*.html', {}, 'out/about.html'],
  ['src/pages/about.html', {}, 'out/about.html'],
  ['src/pages/*.html', { base: 'src' }, 'out/pages/about.html'],
  ['src/pages/*.html', { base: '.' }, 'out/src/pages/about.html'],
] as const) {
  claim(
    `${page}#base`,
    `src('${globs}', ${JSON.stringify(options)}) and dest('out') write ${written}.`,
    { 'src/pages/about.html': '' },
    ({ dest, src }) => paths(src(globs, options).pipe(dest('out'))),
    [written],
  );
}

claim(
  `${page}#base`,
  'With several globs, each file gets the base of the first glob that matches it.',
  { 'src/index.html': '', 'src/pages/about.html': '' },
  async ({ src }) => [
    await bases(src(['src/pages/*.html', 'src/**/*.html'])),
    await bases(src(['src/**/*.html', 'src/pages/*.html'])),
  ],
  [
    ['src/pages', 'src'],
    ['src', 'src'],
  ],
);

claim(
  `${page}#base`,
  'A base that does not hold the files leads out of the output folder, even back to the sources.',
  { 'src/a.txt': 'a' },
  async ({ dest, src }) => [
    await paths(src('src/*.txt', { base: 'lib' }).pipe(dest('out'))),
    await paths(src('src/*.txt', { base: 'lib/deep' }).pipe(dest('out/deep'))),
    await paths(src('src/*.txt', { base: '.' }).pipe(dest('out'))),
  ],
  [['src/a.txt'], ['src/a.txt'], ['out/src/a.txt']],
);

claim(
  `${page}#dotfiles`,
  'Wildcards skip names that begin with a dot, of files and of folders.',
  { 'src/.cache/a.js': '', 'src/.b.js': '', 'src/c.js': '' },
  ({ src }) => paths(src('src/**/*.js')),
  ['src/c.js'],
);

claim(
  `${page}#dotfiles`,
  'The dot in the glob, or the option dot, finds them.',
  { 'src/.b.js': '', 'src/c.js': '' },
  async ({ src }) => [await paths(src('src/.*')), await paths(src('src/*', { dot: true }))],
  [['src/.b.js'], ['src/.b.js', 'src/c.js']],
);

claim(
  `${page}#windows`,
  'src() turns each backslash of a glob into a slash.',
  site,
  ({ src }) => paths(src('src\\vendor\\*.js')),
  ['src/vendor/lib.js'],
);

claim(
  `${page}#windows`,
  'A backslash cannot escape a special character.',
  { 'src/(shop)/cart.js': '' },
  ({ src }) => paths(src('src/\\(shop\\)/*.js')),
  [],
);

claim(
  `${page}#windows`,
  'ignore keeps backslashes, so that it leaves out nothing; with slashes, it does.',
  site,
  async ({ src }) => [
    await paths(src('src/v*/*.js', { ignore: 'src\\vendor\\**' })),
    await paths(src('src/v*/*.js', { ignore: 'src/vendor/**' })),
  ],
  [['src/vendor/lib.js'], []],
);

claim(
  `${page}#windows`,
  'gulp-filter keeps backslashes too.',
  {
    ...site,
    'build.mjs': `import gulp from 'gulp';
      import filter from 'gulp-filter';
      for (const glob of ['src\\\\vendor\\\\*', 'src/vendor/*']) {
        for await (const file of gulp.src('src/v*/*.js').pipe(filter(glob))) {
          console.log(glob, file.basename);
        }
      }`,
  },
  async () => (await run('node build.mjs')).lines,
  ['src/vendor/* lib.js'],
);

claim(
  `${page}#windows`,
  'A path of a server loses a slash at its beginning, and a glob there finds nothing, without a message.',
  async ({ src }) => [
    await message(() => src('\\\\server\\share\\a.js')),
    await paths(src('\\\\server\\share\\*.js')),
  ],
  [notFound('/server/share/a.js'), []],
);

claim(
  `${page}#windows`,
  'The paths of a file contain backslashes on Windows.',
  {
    'windows.cjs': `const Vinyl = require('vinyl');
      const path = require('path');
      Object.assign(path, path.win32);
      const file = new Vinyl({ cwd: 'C:/site', base: 'C:/site/src', path: 'C:/site/src/vendor/a.js' });
      console.log(file.relative, file.path.includes('/vendor/'), file.relative.replaceAll('\\\\', '/'));`,
  },
  async () => (await run('node windows.cjs')).lines,
  ['vendor\\a.js false vendor/a.js'],
);

const router: Files = { 'src/(shop)/cart.js': '', 'src/[id]/page.js': '', 'src/i/page.js': '' };

claim(
  `${page}#parentheses`,
  'Parentheses form a group: the glob finds nothing, and the negated one excludes nothing.',
  router,
  async ({ src }) => [
    await paths(src('src/(shop)/*.js')),
    (await paths(src(['src/**/*.js', '!src/(shop)/**']))).includes('src/(shop)/cart.js'),
  ],
  [[], true],
);

claim(
  `${page}#order`,
  'The files of a linked folder come one level later than those of a folder.',
  { 'src/a/deep/2.txt': '', 'linked/1.txt': '' },
  async ({ src }) => {
    symlinkSync(join(process.cwd(), 'linked'), 'src/b', 'junction');
    return paths(src('src/**/*.txt'));
  },
  ['src/a/deep/2.txt', 'src/b/1.txt'],
);

claim(
  `${page}#parentheses`,
  'In a cwd with parentheses a literal path is not found; with @(…) around the name it is.',
  { 'src/(shop)/cart.js': '' },
  async ({ src }) => [
    await paths(src('cart.js', { cwd: 'src/(shop)' })).catch((error: Error) =>
      error.message.startsWith('File not found with singular glob'),
    ),
    await paths(src('@(cart).js', { cwd: 'src/(shop)' })),
  ],
  [true, ['src/(shop)/cart.js']],
);

claim(
  `${page}#parentheses`,
  'A character in square brackets stands for itself, and cwd is never a pattern.',
  router,
  async ({ src }) => [
    await paths(src('src/[(]shop[)]/*.js')),
    await paths(src('*.js', { cwd: 'src/(shop)' })),
  ],
  [['src/(shop)/cart.js'], ['src/(shop)/cart.js']],
);

claim(
  `${page}#parentheses`,
  'src/[id] means the folders [id], i and d; [[]id[]] means the brackets only.',
  router,
  async ({ src }) => [await paths(src('src/[id]/*.js')), await paths(src('src/[[]id[]]/*.js'))],
  [['src/[id]/page.js', 'src/i/page.js'], ['src/[id]/page.js']],
);

claim(
  `${page}#parentheses`,
  'A literal path with parentheses works as it is.',
  router,
  ({ src }) => paths(src('src/(shop)/cart.js')),
  ['src/(shop)/cart.js'],
);

for (const character of ['(', ')', '[', ']', '{', '}', '!', '*', '?']) {
  claim(
    `${page}#parentheses`,
    `In a working directory with ${character} in its name, a literal path fails and src/*.js finds the file.`,
    async ({ src }) => {
      mkdirSync(`a${character}b`);
      process.chdir(`a${character}b`);
      write({ 'src/main.js': '' });
      const error = await message(() => src('src/main.js'));
      return [error?.startsWith('File not found with singular glob'), await paths(src('src/*.js'))];
    },
    [true, ['src/main.js']],
  );
}

claim(
  `${page}#parentheses`,
  'In a working directory with (1) in its name, the base of src/*.js is right; with a lone ( it is the parent of that folder.',
  async ({ src }) => {
    const outside = process.cwd();
    const found = [];
    for (const folder of ['site (1)', 'site (1']) {
      mkdirSync(join(outside, folder));
      process.chdir(join(outside, folder));
      write({ 'src/main.js': '' });
      found.push(await bases(src('src/*.js')));
    }
    return found;
  },
  [['src'], ['..']],
);

claim(
  `${page}#parentheses`,
  'src/@(main).js finds what the literal path does not.',
  ({ src }) => {
    mkdirSync('site (1)');
    process.chdir('site (1)');
    write({ 'src/main.js': '' });
    return paths(src('src/@(main).js'));
  },
  ['src/main.js'],
);

claim(
  `${page}#from-gulp-4`,
  'What gulp 4 read in another way: gulp 5 gives what the table says.',
  { 'src/alpha.js': '', 'src/main.js': '', 'src/vendor/lib.js': '', 'src/x.js': '' },
  async ({ src }) => [
    await paths(src(['!src/vendor/**', 'src/**/*.js'])),
    await paths(src('src/[!m]*.js')),
    await paths(src(['src/m*.js', 'src/a*.js'])),
  ],
  [['src/alpha.js', 'src/main.js', 'src/x.js'], ['src/main.js'], ['src/alpha.js', 'src/main.js']],
);

claim(
  `${page}#from-gulp-4`,
  'A glob with .. or . inside finds nothing, and path.join() gives one that does.',
  { 'src/main.js': '', 'lib/a.js': '' },
  async ({ src }) => [
    await paths(src('src/../lib/*.js')),
    await paths(src('src/./*.js')),
    await paths(src('././src/*.js')),
    await paths(src(join('src', '../lib/*.js'))),
  ],
  [[], [], [], ['lib/a.js']],
);

claim(
  `${page}#from-gulp-4`,
  'A negated glob that names a folder and its contents in braces leaves the folders, without their files.',
  { 'dist/a/b.js': '', 'src/c.js': '' },
  async ({ src }) => [
    await paths(src(['**/*', '!{dist,dist/**/*}'])),
    await paths(src(['**/*', '!dist/**'])),
  ],
  [
    ['dist', 'src', 'dist/a', 'src/c.js'],
    ['src', 'src/c.js'],
  ],
);

claim(
  `${page}#pitfalls`,
  'Only the first argument is a glob: a second string is ignored, an array is not.',
  { 'a.js': '', 'b.js': '' },
  async ({ src }) => [await paths(src('a.js', 'b.js')), await paths(src(['a.js', 'b.js']))],
  [['a.js'], ['a.js', 'b.js']],
);

claim(
  `${page}#pitfalls`,
  'ignore leaves out what it matches.',
  site,
  ({ src }) => paths(src('src/**/*.js', { ignore: 'src/vendor/**' })),
  ['src/app.js', 'src/main.js', 'src/menu.js', 'src/pages/form.js'],
);

claim(
  `${page}#pitfalls`,
  'ignore does not strike a literal path; a negated glob does.',
  site,
  async ({ src }) => [
    await paths(src('src/main.js', { ignore: 'src/main.js' })),
    await message(() => src(['src/main.js', '!src/main.js'])),
  ],
  [['src/main.js'], notFound('./src/main.js')],
);
