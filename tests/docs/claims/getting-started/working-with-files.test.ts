import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';

import type { FileStream, VinylFile } from '../../support/gulp';
import {
  changing,
  claim,
  each,
  exitAndLine,
  type Files,
  filesIn,
  message,
  paths,
  plugin,
  read,
  row,
  run,
  texts,
} from '../support';

const page = 'getting-started/working-with-files';

/** The first bytes of a PNG file, and some that are not valid UTF-8. */
const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0x80]);
const inUtf16 = Buffer.from('\uFEFFtext', 'utf16le');
const withMark = Buffer.from('\uFEFFtext');

const pictures: Files = { 'src/logo.png': picture };

// Vite would take the whole comment for the one of this file.
const mapComment = '//# sourceMappingURL';
const innerMap = Buffer.from(
  JSON.stringify({ mappings: 'AAAA', names: [], sources: ['before.ts'], version: 3 }),
).toString('base64');

async function finished(stream: FileStream): Promise<void> {
  await each(stream, () => undefined);
}

/** @returns for each file whether its contents are a buffer, a stream or null */
function kinds(stream: FileStream): Promise<readonly string[]> {
  return each(stream, ({ contents }) => {
    if (contents === null) {
      return 'null';
    }
    return Buffer.isBuffer(contents) ? 'buffer' : 'stream';
  });
}

claim(
  `${page}#sample`,
  'Two dest() in one row write each script twice: as it is, and with another name.',
  { 'src/scripts/lib/sum.js': 'sum' },
  async ({ dest, src }) => {
    const rename = plugin('gulp-rename');
    await row(
      src('src/scripts/**/*.js'),
      dest('dist/scripts'),
      rename({ suffix: '.min' }),
      dest('dist/scripts'),
    );
    return filesIn('dist');
  },
  ['scripts/lib/sum.js', 'scripts/lib/sum.min.js'],
);

claim(
  `${page}#read-change-write`,
  'dest() writes each file below a folder, and hands the file on.',
  { 'src/a.txt': 'a', 'src/b/c.txt': 'c' },
  async ({ dest, src }) => [await paths(src('src/**/*.txt').pipe(dest('dist'))), filesIn('dist')],
  [
    ['dist/a.txt', 'dist/b/c.txt'],
    ['a.txt', 'b/c.txt'],
  ],
);

claim(
  `${page}#binary-files`,
  'Without options, src() replaces bytes that are not valid UTF-8, without an error.',
  pictures,
  async ({ dest, src }) => {
    await finished(src('src/*.png').pipe(dest('dist')));
    return readFileSync('dist/logo.png').toString('hex', 0, 4);
  },
  'efbfbd50',
);

claim(
  `${page}#binary-files`,
  'A damaged file is larger than its original.',
  pictures,
  async ({ dest, src }) => {
    await finished(src('src/*.png').pipe(dest('dist')));
    return statSync('dist/logo.png').size > picture.length;
  },
  true,
);

claim(
  [`${page}#binary-files`, 'api/src#option-encoding'],
  'encoding: false hands on the bytes as they are; dest() needs no option for it.',
  pictures,
  async ({ dest, src }) => {
    await finished(src('src/*.png', { encoding: false }).pipe(dest('dist')));
    return readFileSync('dist/logo.png').equals(picture);
  },
  true,
);

claim(
  `${page}#binary-files`,
  'gulp-newer takes a damaged copy for a current one, until the output folder is empty.',
  pictures,
  async ({ dest, src }) => {
    const newer = plugin('gulp-newer');
    const build = async (options: object) => {
      await row(src('src/*', options), newer('dist'), dest('dist'));
      return readFileSync('dist/logo.png').equals(picture);
    };
    const damaged = await build({});
    return [damaged, await build({ encoding: false })];
  },
  [false, false],
);

claim(
  `${page}#binary-files`,
  'UTF-8 text survives encoding: false.',
  { 'src/a.txt': 'Grüße, 你好' },
  async ({ dest, src }) => {
    await finished(src('src/*', { encoding: false }).pipe(dest('dist')));
    return read('dist/a.txt');
  },
  'Grüße, 你好',
);

claim(
  `${page}#binary-files`,
  'A byte order mark at the start goes, and stays with encoding: false.',
  { 'src/a.txt': withMark },
  async ({ src }) => [await texts(src('src/*')), await texts(src('src/*', { encoding: false }))],
  [['text'], ['\uFEFFtext']],
);

claim(
  `${page}#binary-files`,
  'With the name of its encoding, text is UTF-8 inside gulp, and dest() can write another one.',
  { 'src/a.txt': inUtf16 },
  async ({ dest, src }) => {
    const files = src('src/*', { encoding: 'utf16le' });
    const inside = (await texts(files.pipe(dest('dist', { encoding: 'latin1' }))))[0];
    return [inside, readFileSync('dist/a.txt').toString('latin1')];
  },
  ['text', 'text'],
);

claim(
  `${page}#binary-files`,
  'An unknown encoding fails.',
  { 'src/a.txt': '' },
  ({ src }) => message(() => src('src/*', { encoding: 'utf-9' })),
  'Unsupported encoding: utf-9',
);

claim(
  [`${page}#phases`, 'api/concepts#phases', 'api/src#returns'],
  'A src() within the row lets all earlier files pass, then adds its own.',
  { 'src/a.js': '', 'src/lib/b.js': '', 'vendor/c.js': '' },
  ({ src }) => paths(src('src/**/*.js').pipe(src('vendor/*.js'))),
  ['src/a.js', 'src/lib/b.js', 'vendor/c.js'],
);

claim(
  `${page}#phases`,
  'What joins after a plugin does not pass that plugin.',
  { 'src/a.txt': 'own', 'vendor/b.txt': 'vendor' },
  async ({ dest, src }) => {
    const upperCase = changing((file: { contents: Buffer }) => {
      file.contents = Buffer.from(file.contents.toString().toUpperCase());
    });
    await row(src('src/*.txt'), upperCase, src('vendor/*.txt'), dest('dist'));
    return [read('dist/a.txt'), read('dist/b.txt')];
  },
  ['OWN', 'vendor'],
);

claim(
  `${page}#phases`,
  'A src() in the middle that finds nothing leaves the task open, also with allowEmpty; an array of both globs does not.',
  {
    'gulpfile.mjs': `
      import { dest, src } from 'gulp';
      export const glob = () => src('src/*.js').pipe(src('none/*.js')).pipe(dest('dist'));
      export const path = () =>
        src('src/*.js').pipe(src('none.js', { allowEmpty: true })).pipe(dest('dist'));
      export const array = () => src(['src/*.js', 'none/*.js']).pipe(dest('dist'));
    `,
    'src/a.js': '',
  },
  async () => {
    const open = 'Did you forget to signal async completion?';
    return [
      await exitAndLine('gulp glob', open),
      await exitAndLine('gulp path', open),
      await exitAndLine('gulp array', open),
    ];
  },
  [
    [1, true],
    [1, true],
    [0, false],
  ],
);

claim(
  [`${page}#vinyl`, 'api/concepts#vinyl', 'api/src#options-read'],
  'Contents are a buffer; a stream with buffer: false; null with read: false.',
  { 'src/a.txt': 'a' },
  async ({ src }) => [
    await kinds(src('src/*')),
    await kinds(src('src/*', { buffer: false })),
    await kinds(src('src/*', { read: false })),
  ],
  [['buffer'], ['stream'], ['null']],
);

claim(
  `${page}#vinyl`,
  'A plugin can refuse a stream with an error.',
  { 'src/a.js': 'a' },
  ({ dest, src }) =>
    message(() => row(src('src/*.js', { buffer: false }), plugin('gulp-terser')(), dest('dist'))),
  'Streams are not supported!',
);

claim(
  `${page}#vinyl`,
  'dest() writes no file for contents of null.',
  { 'src/a.txt': 'a' },
  async ({ dest, src }) => {
    await finished(src('src/*', { read: false }).pipe(dest('dist')));
    return filesIn('dist');
  },
  [],
);

claim(
  `${page}#vinyl`,
  'A folder that a glob matches arrives with null, and dest() creates it.',
  { 'src/folder/a.txt': 'a' },
  async ({ dest, src }) => [
    await kinds(src('src/*').pipe(dest('dist'))),
    statSync('dist/folder').isDirectory(),
    filesIn('dist'),
  ],
  [['null'], true, []],
);

claim(
  `${page}#vinyl`,
  'A stream is decoded like a buffer, and keeps the bytes with encoding: false.',
  pictures,
  async ({ dest, src }) => {
    await finished(src('src/*', { buffer: false }).pipe(dest('damaged')));
    await finished(src('src/*', { buffer: false, encoding: false }).pipe(dest('dist')));
    return [
      readFileSync('damaged/logo.png').equals(picture),
      readFileSync('dist/logo.png').equals(picture),
    ];
  },
  [false, true],
);

claim(
  [`${page}#links`, 'api/src#options-read'],
  'A link arrives as the file that it leads to, under its own name.',
  { 'real.txt': 'real', 'src/a.txt': '' },
  async ({ dest, src }) => {
    symlinkSync(join(process.cwd(), 'real.txt'), 'src/link.txt');
    const written = await paths(src('src/link.txt').pipe(dest('dist')));
    return [written, lstatSync('dist/link.txt').isSymbolicLink(), read('dist/link.txt')];
  },
  [['dist/link.txt'], false, 'real'],
);

claim(
  `${page}#links`,
  'With resolveSymlinks: false, dest() writes a link.',
  { 'src/a.txt': '' },
  async ({ dest, src }) => {
    symlinkSync('a.txt', 'src/link.txt');
    await finished(src('src/link.txt', { resolveSymlinks: false }).pipe(dest('dist')));
    return readlinkSync('dist/link.txt');
  },
  'a.txt',
);

claim(
  `${page}#links`,
  'With resolveSymlinks: false, ** finds the files behind a link, and dest() writes them into the source folder.',
  { 'real/b.txt': 'source', 'src/a.txt': '' },
  async ({ dest, src }) => {
    symlinkSync(join(process.cwd(), 'real'), 'src/link', 'junction');
    const slow = new Transform({
      objectMode: true,
      transform(file: { contents: unknown }, _encoding, callback) {
        // gulp writes files side by side: the file waits until the link is there.
        function pass(): void {
          if (file.contents !== null && !existsSync('dist/link')) {
            setImmediate(pass);
            return;
          }
          file.contents = file.contents === null ? null : Buffer.from('built');
          callback(null, file);
        }
        pass();
      },
    });
    const files = src(['src/**', '!src/*.txt'], { resolveSymlinks: false });
    await row(files, slow, dest('dist'));
    return [readlinkSync('dist/link') === join(process.cwd(), 'real'), read('real/b.txt')];
  },
  [true, 'built'],
);

claim(
  `${page}#links`,
  'A negated glob for what is behind the link leaves the link alone.',
  { 'real/b.txt': '', 'src/a.txt': '' },
  ({ src }) => {
    symlinkSync(join(process.cwd(), 'real'), 'src/link', 'junction');
    return paths(src(['src/**', '!src/link/**/*'], { resolveSymlinks: false }));
  },
  ['src/a.txt', 'src/link'],
);

claim(
  `${page}#source-maps`,
  'With sourcemaps: true, src() gives each file an empty map.',
  { 'src/a.js': 'a' },
  ({ src }) => each(src('src/*.js', { sourcemaps: true }), ({ sourceMap }) => sourceMap),
  [
    {
      file: 'a.js',
      mappings: '',
      names: [],
      sources: ['a.js'],
      sourcesContent: ['a'],
      version: 3,
    },
  ],
);

claim(
  `${page}#source-maps`,
  'With sourcemaps: true, src() takes the map that exists beside the file.',
  {
    'src/a.js': 'a\n//# sourceMappingURL=a.js.map\n',
    'src/a.js.map': JSON.stringify({
      mappings: 'AAAA',
      names: [],
      sources: ['before.ts'],
      sourcesContent: ['before'],
      version: 3,
    }),
  },
  ({ src }) =>
    each(src('src/*.js', { sourcemaps: true }), ({ sourceMap }) =>
      JSON.stringify(sourceMap).includes('before.ts'),
    ),
  [true],
);

claim(
  `${page}#source-maps`,
  'gulp-terser directly behind src() leaves the text of the source out of the map, without an option.',
  { 'src/a.js': 'let a;\n' },
  async ({ dest, src }) => {
    const terser = plugin('gulp-terser');
    const concat = plugin('gulp-concat');
    const texts = async (...plugins: readonly unknown[]) => {
      const files = src('src/*.js', { sourcemaps: true });
      await row(files, ...plugins, dest('dist', { sourcemaps: '.' }));
      return read('dist/a.js.map').includes('"sourcesContent":["let a;');
    };
    return [
      await texts(terser()),
      await texts(terser({ sourceMap: { includeSources: true } })),
      await texts(concat('a.js'), terser()),
    ];
  },
  [false, true, true],
);

claim(
  `${page}#source-maps`,
  'gulp-clean-css directly behind src() leaves it out too, and puts it in with sourceMapInlineSources.',
  { 'src/a.css': 'p {\n  color: red;\n}\n' },
  async ({ dest, src }) => {
    const texts = async (options: object) => {
      const files = src('src/*.css', { sourcemaps: true });
      await row(files, plugin('gulp-clean-css')(options), dest('dist', { sourcemaps: '.' }));
      return read('dist/a.css.map').includes('"sourcesContent":["p {');
    };
    return [await texts({}), await texts({ sourceMapInlineSources: true })];
  },
  [false, true],
);

claim(
  `${page}#source-maps`,
  "dest() with '.' writes the map beside the file, with a path it writes the map below the output folder.",
  { 'src/a.js': 'a' },
  async ({ dest, src }) => {
    const files = () => src('src/*.js', { sourcemaps: true });
    await finished(files().pipe(dest('dist', { sourcemaps: '.' })));
    await finished(files().pipe(dest('other', { sourcemaps: 'maps' })));
    return [filesIn('dist'), filesIn('other')];
  },
  [
    ['a.js', 'a.js.map'],
    ['a.js', 'maps/a.js.map'],
  ],
);

claim(
  `${page}#source-maps`,
  'Set on one end only, the option writes no map.',
  { 'src/a.js': 'a' },
  async ({ dest, src }) => {
    await finished(src('src/*.js', { sourcemaps: true }).pipe(dest('one')));
    await finished(src('src/*.js').pipe(dest('two', { sourcemaps: '.' })));
    return [filesIn('one'), read('one/a.js'), filesIn('two'), read('two/a.js')];
  },
  [['a.js'], 'a', ['a.js'], 'a'],
);

claim(
  `${page}#source-maps`,
  'On src() alone, the option removes the comment that names a map; without it, the comment stays.',
  { 'src/a.js': 'a\n//# sourceMappingURL=gone.js.map\n' },
  async ({ dest, src }) => {
    await finished(src('src/*.js', { sourcemaps: true }).pipe(dest('one')));
    await finished(src('src/*.js').pipe(dest('two', { sourcemaps: '.' })));
    return ['one/a.js', 'two/a.js'].map((file) => read(file).includes('sourceMappingURL'));
  },
  [false, true],
);

claim(
  `${page}#source-maps`,
  'With sourcemaps: true, src() takes the map that exists in the file.',
  { 'src/a.js': `a\n${mapComment}=data:application/json;base64,${innerMap}\n` },
  ({ src }) =>
    each(src('src/*.js', { sourcemaps: true }), ({ sourceMap }) =>
      JSON.stringify(sourceMap).includes('before.ts'),
    ),
  [true],
);

claim(
  [`${page}#permissions-and-times`, 'upgrading/from-gulp-3#messages'],
  'dest() gives each file the permissions and the modification time of its source.',
  { 'src/run.sh': '' },
  async ({ dest, src }) => {
    chmodSync('src/run.sh', 0o700);
    utimesSync('src/run.sh', new Date('2020-06-01'), new Date('2020-06-01'));
    await finished(src('src/*').pipe(dest('dist')));
    const { mode, mtime } = statSync('dist/run.sh');
    return [mode & 0o777, mtime.getFullYear()];
  },
  [0o700, 2020],
);

claim(
  `${page}#permissions-and-times`,
  'mode sets other permissions for files, dirMode for the folder that each file goes to.',
  { 'src/deep/run.sh': '' },
  async ({ dest, src }) => {
    await finished(src('src/**/*.sh').pipe(dest('bin', { dirMode: 0o750, mode: 0o755 })));
    return [statSync('bin/deep/run.sh').mode & 0o777, statSync('bin/deep').mode & 0o777];
  },
  [0o755, 0o750],
);

claim(
  `${page}#flattening`,
  'dest() repeats the folders below the base; without dirname they are gone.',
  { 'src/icons/arrows/left.svg': '' },
  async ({ dest, src }) => {
    await finished(src('src/icons/**/*.svg').pipe(dest('dist')));
    await row(src('src/icons/**/*.svg'), plugin('gulp-rename')({ dirname: '' }), dest('flat'));
    return [filesIn('dist'), filesIn('flat')];
  },
  [['arrows/left.svg'], ['left.svg']],
);

claim(
  `${page}#flattening`,
  'Of two files with one name, the later one overwrites the earlier one.',
  { 'src/a/left.svg': 'first', 'src/b/left.svg': 'second' },
  async ({ dest, src }) => {
    await row(src('src/**/*.svg'), plugin('gulp-rename')({ dirname: '' }), dest('flat'));
    return [filesIn('flat'), read('flat/left.svg')];
  },
  [['left.svg'], 'second'],
);

claim(
  `${page}#pitfalls`,
  'A stream that sends text is an error of dest().',
  ({ dest }) => {
    const text = new Transform({
      objectMode: true,
      transform(_chunk, _encoding, callback) {
        callback(null, 'text');
      },
    });
    text.end('start');
    return message(() => row(text, dest('dist')));
  },
  'Received a non-Vinyl object in `dest()`',
);

claim(
  `${page}#pitfalls`,
  'A plugin that gets text in place of files says that it has no method of theirs.',
  {
    'gulpfile.mjs': `import { createReadStream } from 'node:fs';
      import concat from 'gulp-concat';
      import terser from 'gulp-terser';
      export const joined = () => createReadStream('a.js').pipe(concat('all.js'));
      export const minified = () => createReadStream('a.js').pipe(terser());`,
    'a.js': 'const a = 1;\n',
  },
  async () => {
    const runs = [await run('gulp joined'), await run('gulp minified')];
    return runs.map(({ lines }) => lines.find((line) => line.startsWith('TypeError')));
  },
  ['TypeError: file.isNull is not a function', 'TypeError: chunk.isStream is not a function'],
);

claim(
  `${page}#pitfalls`,
  'A folder that is empty or undefined is an error of dest().',
  async ({ dest }) => [await message(() => dest('')), await message(() => dest(undefined))],
  [1, 2].map(
    () => 'Invalid dest() folder argument. Please specify a non-empty string or a function.',
  ),
);

claim(
  `${page}#pitfalls`,
  'Nothing later in the row can mend what src() has damaged.',
  pictures,
  async ({ src }) => {
    const [file] = await texts(src('src/*.png'));
    return Buffer.from(file ?? '').equals(picture);
  },
  false,
);

claim(
  `${page}#source-maps`,
  'dest() adds a comment to a picture that has a map, and a function for src() spares it.',
  { ...pictures, 'src/a.js': 'a' },
  async ({ dest, src }) => {
    const pick = ({ path }: VinylFile): boolean => path.endsWith('.js');
    const mapped = (sourcemaps: unknown): FileStream =>
      src('src/*.*', { encoding: false, sourcemaps });
    await finished(mapped(true).pipe(dest('out0', { sourcemaps: '.' })));
    await finished(mapped(pick).pipe(dest('out1', { sourcemaps: '.' })));
    return [
      readFileSync('out0/logo.png').equals(picture),
      readFileSync('out1/logo.png').equals(picture),
      filesIn('out1'),
    ];
  },
  [false, true, ['a.js', 'a.js.map', 'logo.png']],
);

claim(
  'getting-started/working-with-files#pitfalls',
  'A string for gulp-rename is the whole path of each file.',
  { 'src/a.js': 'a', 'src/deep/b.js': 'b' },
  async ({ src, dest }) => {
    await row(src('src/**/*.js'), plugin('gulp-rename')('app.js'), dest('dist'));
    return filesIn('dist');
  },
  ['app.js'],
);

claim(
  'getting-started/working-with-files#pitfalls',
  'Plugins that need a Buffer refuse a stream.',
  {
    'gulpfile.mjs': `import { pipeline } from 'node:stream/promises';
      import { dest, src } from 'gulp';
      import concat from 'gulp-concat';
      import terser from 'gulp-terser';
      const files = () => src('src/*.js', { buffer: false });
      export const concatenated = () => pipeline(files(), concat('all.js'), dest('dist'));
      export const minified = () => pipeline(files(), terser(), dest('dist'));`,
    'src/a.js': 'const a = 1;\n',
  },
  async () => {
    const runs = [await run('gulp concatenated'), await run('gulp minified')];
    return runs.flatMap(({ lines }) =>
      lines
        .map((line) => line.trim())
        .filter((line) => line.endsWith(' supported') || line.endsWith(' supported!')),
    );
  },
  ['Error: gulp-concat: Streaming not supported', 'Streams are not supported!'],
);
