import {
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { Transform } from 'node:stream';

import {
  changing,
  claim,
  each,
  filesIn,
  message,
  paths,
  read,
  row,
  run,
  target,
  write,
} from '../support';

claim(
  'api/symlink#sample',
  'symlink() makes a link in the folder for each file, where dest() would write a copy.',
  { 'src/a.txt': 'a', 'src/sub/b.txt': 'b' },
  async ({ src, symlink }) => {
    await paths(src('src/**/*.txt').pipe(symlink('out')));
    return [target('out/a.txt'), target('out/sub/b.txt')];
  },
  ['./src/a.txt', './src/sub/b.txt'],
);

claim(
  'api/symlink#sample',
  'The folders on the way to a link are folders, and no links.',
  { 'src/sub/b.txt': 'b' },
  async ({ src, symlink }) => {
    await paths(src('src/**/*.txt').pipe(symlink('out')));
    return lstatSync('out/sub').isDirectory();
  },
  true,
);

claim(
  'api/symlink#sample',
  'A change of the source shows at once.',
  { 'src/a.txt': 'a' },
  async ({ src, symlink }) => {
    await paths(src('src/*.txt').pipe(symlink('out')));
    write({ 'src/a.txt': 'changed' });
    return read('out/a.txt');
  },
  'changed',
);

claim(
  'api/symlink#folder',
  'A path without wildcards links the folder itself: one link stands for all its files.',
  { 'src/fonts/a.woff': 'a', 'src/fonts/b.woff': 'b' },
  async ({ src, symlink }) => {
    await paths(src('src/fonts').pipe(symlink('out')));
    return [target('out/fonts'), read('out/fonts/b.woff')];
  },
  ['./src/fonts', 'b'],
);

claim(
  'api/symlink#folder',
  'A second run makes the link to a folder again, and the files in it stay.',
  { 'src/fonts/a.woff': 'a' },
  async ({ src, symlink }) => {
    await paths(src('src/fonts').pipe(symlink('out')));
    await paths(src('src/fonts').pipe(symlink('out')));
    return [target('out/fonts'), read('src/fonts/a.woff')];
  },
  ['./src/fonts', 'a'],
);

claim(
  'api/symlink#every-file',
  'A plugin that leaves out the folders lets src/** link each file, and the sources stay.',
  { 'src/LICENSE': 'l', 'src/img/a.png': 'a', 'src/img/icons/b.png': 'b' },
  async ({ src, symlink }) => {
    const filesOnly = new Transform({
      objectMode: true,
      transform(file: { isDirectory(): boolean }, _encoding, done) {
        done(null, file.isDirectory() ? undefined : file);
      },
    });
    await row(src('src/**', { read: false }), filesOnly, symlink('out'));
    return [
      filesIn('out').map((file) => target(`out/${file}`)),
      filesIn('src').map((file) => read(`src/${file}`)),
    ];
  },
  [
    ['./src/LICENSE', './src/img/a.png', './src/img/icons/b.png'],
    ['l', 'a', 'b'],
  ],
);

claim(
  'api/symlink#every-file',
  'Links do not need contents: read: false makes the same link.',
  { 'src/a.txt': 'a' },
  async ({ src, symlink }) => {
    await paths(src('src/a.txt', { read: false }).pipe(symlink('out')));
    return target('out/a.txt');
  },
  './src/a.txt',
);

claim(
  'api/symlink#options',
  'An existing file of that name is replaced.',
  { 'src/a.txt': 'a', 'out/a.txt': 'old' },
  async ({ src, symlink }) => {
    await paths(src('src/a.txt').pipe(symlink('out')));
    return target('out/a.txt');
  },
  './src/a.txt',
);

claim(
  'api/symlink#options',
  'With overwrite: false, an existing file stays, without an error.',
  { 'src/a.txt': 'a', 'out/a.txt': 'old' },
  async ({ src, symlink }) => [
    await message(() => src('src/a.txt').pipe(symlink('out', { overwrite: false }))),
    read('out/a.txt'),
  ],
  [undefined, 'old'],
);

claim(
  'api/symlink#options',
  'The options may be functions that get the file.',
  { 'src/a.txt': 'a', 'src/b.txt': 'b', 'out/a.txt': 'old', 'out/b.txt': 'old' },
  async ({ src, symlink }) => {
    const overwrite = ({ stem }: { stem: string }) => stem === 'b';
    await paths(src('src/*.txt').pipe(symlink('out', { overwrite })));
    return [target('out/a.txt'), target('out/b.txt')];
  },
  [undefined, './src/b.txt'],
);

claim(
  'api/symlink#options',
  'A value of another type is silently ignored.',
  { 'src/a.txt': 'a' },
  async ({ src, symlink }) => {
    await paths(src('src/a.txt').pipe(symlink('out', { relativeSymlinks: 'yes' })));
    return target('out/a.txt');
  },
  './src/a.txt',
);

claim(
  'api/symlink#options',
  'dirMode is the mode of the folder that directly holds the link.',
  { 'src/sub/a.txt': 'a' },
  async ({ src, symlink }) => {
    await paths(src('src/**/*.txt').pipe(symlink('out', { dirMode: 0o700 })));
    return [lstatSync('out/sub').mode & 0o777, (lstatSync('out').mode & 0o777) === 0o700];
  },
  [0o700, false],
);

claim(
  'api/symlink#returns',
  'file.path is the link, file.symlink its target, and file.contents is null.',
  { 'src/a.txt': 'a' },
  ({ src, symlink }) =>
    each(src('src/a.txt').pipe(symlink('out')), (file) => [
      file.path.replace(process.cwd(), '.'),
      file.symlink?.replace(process.cwd(), '.'),
      file.contents,
      file.isSymbolic(),
    ]),
  [['./out/a.txt', './src/a.txt', null, true]],
);

claim(
  'api/symlink#errors',
  'A folder with the name of the link makes the task fail with EISDIR on Linux.',
  { 'src/fonts/a.woff': 'a', 'out/fonts/b.woff': 'b' },
  ({ src, symlink }) =>
    message(async () => {
      const source = src('src/fonts');
      source.on('error', () => undefined);
      await paths(source.pipe(symlink('out')));
    }),
  "EISDIR: illegal operation on a directory, unlink './out/fonts'",
);

claim(
  'api/symlink#errors',
  'After the folder is removed, the link to the whole folder can be made.',
  { 'src/fonts/a.woff': 'a', 'out/fonts/b.woff': 'b' },
  async ({ src, symlink }) => {
    rmSync('out/fonts', { recursive: true });
    await paths(src('src/fonts').pipe(symlink('out')));
    return target('out/fonts');
  },
  './src/fonts',
);

claim(
  'api/symlink#pitfalls',
  'A relative link is computed from the output folder: directly in it, it works.',
  { 'src/a.txt': 'a' },
  async ({ src, symlink }) => {
    await paths(src('src/**/*.txt').pipe(symlink('out', { relativeSymlinks: true })));
    return [target('out/a.txt'), read('out/a.txt')];
  },
  ['../src/a.txt', 'a'],
);

claim(
  'api/symlink#pitfalls',
  'A relative link in a subfolder leads nowhere.',
  { 'src/sub/b.txt': 'b' },
  async ({ src, symlink }) => {
    await paths(src('src/**/*.txt').pipe(symlink('out', { relativeSymlinks: true })));
    return [target('out/sub/b.txt'), existsSync('out/sub/b.txt')];
  },
  ['../src/sub/b.txt', false],
);

claim(
  'api/symlink#pitfalls',
  'Changes of plugins are lost, because a link leads to the file on the disk.',
  { 'src/a.txt': 'a' },
  async ({ src, symlink }) => {
    const shout = changing((file: { contents: Buffer }) => {
      file.contents = Buffer.from('CHANGED');
    });
    await row(src('src/a.txt'), shout, symlink('out'));
    return read('out/a.txt');
  },
  'a',
);

claim(
  'api/symlink#pitfalls',
  'dest() after symlink() writes links again.',
  { 'src/a.txt': 'a' },
  async ({ src, dest, symlink }) => {
    await paths(src('src/a.txt').pipe(symlink('out')).pipe(dest('copy')));
    return target('copy/a.txt');
  },
  './src/a.txt',
);

claim(
  'api/symlink#pitfalls',
  'A link in the input is read as a file: the new link leads to the old one.',
  { 'src/a.txt': 'a' },
  async ({ src, symlink }) => {
    symlinkSync(`${process.cwd()}/src/a.txt`, 'src/link.txt');
    await paths(src('src/link.txt').pipe(symlink('out')));
    return target('out/link.txt');
  },
  './src/link.txt',
);

claim(
  'api/symlink#pitfalls',
  'With resolveSymlinks: false it is passed on as a link: the new one leads where the old one does.',
  { 'src/a.txt': 'a' },
  async ({ src, symlink }) => {
    symlinkSync(`${process.cwd()}/src/a.txt`, 'src/link.txt');
    await paths(src('src/link.txt', { resolveSymlinks: false }).pipe(symlink('out')));
    return target('out/link.txt');
  },
  './src/a.txt',
);

claim(
  'api/symlink#pitfalls',
  'A relative link is repeated as it is, and leads nowhere from the new folder.',
  { 'src/a.txt': 'a' },
  async ({ src, symlink }) => {
    symlinkSync('a.txt', 'src/link.txt');
    await paths(src('src/link.txt', { resolveSymlinks: false }).pipe(symlink('out')));
    return [readlinkSync('out/link.txt'), existsSync('out/link.txt')];
  },
  ['a.txt', false],
);

claim(
  'api/symlink#sources',
  'src/** passes a folder before the files in it.',
  { 'src/img/a.png': 'a' },
  ({ src }) => paths(src('src/**')),
  ['src/img', 'src/img/a.png'],
);

claim(
  'api/symlink#sources',
  'If the folder becomes a link first, each file in it is replaced with a link to itself, and nothing fails.',
  { 'src/img/a.png': 'precious' },
  async ({ src, symlink }) => {
    const links = symlink('out');
    const linked = links[Symbol.asyncIterator]();
    for await (const file of src('src/**')) {
      links.write(file);
      await linked.next();
    }
    return target('src/img/a.png');
  },
  './src/img/a.png',
);

claim(
  'api/symlink#sources',
  'If the folder of a file is there before the link to it, gulp fails with EISDIR, and the files stay.',
  { 'src/img/a.png': 'precious' },
  async ({ src, symlink }) => [
    await message(async () => {
      mkdirSync('out/img', { recursive: true });
      const source = src('src/**');
      source.on('error', () => undefined);
      await paths(source.pipe(symlink('out')));
    }),
    read('src/img/a.png'),
  ],
  ["EISDIR: illegal operation on a directory, unlink './out/img'", 'precious'],
);

claim(
  'api/symlink#sources',
  'With an ordinary tree of pages and pictures, src/** always ends badly: an error, lost files, or both.',
  {
    'src/index.html': 'i',
    ...Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        [`src/img/${index}.png`, 'a'],
        [`src/img/icons/${index}.png`, 'b'],
      ]).flat(),
    ),
  },
  async ({ src, symlink }) => {
    const error = await message(async () => {
      const source = src('src/**');
      source.on('error', () => undefined);
      await paths(source.pipe(symlink('out')));
    });
    const lost = filesIn('src').filter((file) => target(`src/${file}`) !== undefined);
    return error !== undefined || lost.length > 0;
  },
  true,
);

claim(
  'api/symlink#sources',
  'Links to files where a link to their folder was: the files are replaced with links to themselves.',
  { 'src/fonts/a.woff': 'precious' },
  async ({ src, symlink }) => {
    await paths(src('src/fonts').pipe(symlink('out')));
    await paths(src('src/fonts/*').pipe(symlink('out/fonts')));
    return target('src/fonts/a.woff');
  },
  './src/fonts/a.woff',
);

claim(
  'api/symlink#sources',
  'After the link to the folder is removed, the change to links to files is safe.',
  { 'src/fonts/a.woff': 'precious' },
  async ({ src, symlink }) => {
    await paths(src('src/fonts').pipe(symlink('out')));
    unlinkSync('out/fonts');
    await paths(src('src/fonts/*').pipe(symlink('out/fonts')));
    return [target('out/fonts/a.woff'), read('src/fonts/a.woff')];
  },
  ['./src/fonts/a.woff', 'precious'],
);

claim(
  'api/symlink#sources',
  'dest() into the same folder writes through a link to a file.',
  { 'src/a.js': 'let a = 1;', 'min/a.js': 'let a=1' },
  async ({ src, dest, symlink }) => {
    await paths(src('src/*.js').pipe(symlink('out')));
    await paths(src('min/*.js').pipe(dest('out')));
    return read('src/a.js');
  },
  'let a=1',
);

claim(
  'api/symlink#sources',
  'dest() into the same folder writes through a link to a folder.',
  { 'src/js/a.js': 'let a = 1;', 'min/js/a.js': 'let a=1' },
  async ({ src, dest, symlink }) => {
    await paths(src('src/js').pipe(symlink('out')));
    await paths(src('min/**/*.js').pipe(dest('out')));
    return read('src/js/a.js');
  },
  'let a=1',
);

claim(
  'api/symlink#sources',
  'overwrite: false deletes nothing: src/** keeps its files, whichever comes first.',
  { 'src/img/a.png': 'precious', 'src/img/icons/b.png': 'too' },
  async ({ src, symlink }) => {
    const links = symlink('out', { overwrite: false });
    const linked = links[Symbol.asyncIterator]();
    for await (const file of src('src/**')) {
      links.write(file);
      await linked.next();
    }
    await paths(src('src/**').pipe(symlink('new', { overwrite: false })));
    return filesIn('src').map((file) => read(`src/${file}`));
  },
  ['precious', 'too'],
);

claim(
  'api/symlink#sources',
  'overwrite: false also keeps the files behind an older link to their folder.',
  { 'src/fonts/a.woff': 'precious' },
  async ({ src, symlink }) => {
    await paths(src('src/fonts').pipe(symlink('out')));
    await paths(src('src/fonts/*').pipe(symlink('out/fonts', { overwrite: false })));
    return read('src/fonts/a.woff');
  },
  'precious',
);

claim(
  'api/symlink#sources',
  'A link to itself shows in the next run as ELOOP.',
  { 'src/a.txt': 'a' },
  ({ src }) => {
    symlinkSync(`${process.cwd()}/src/lost.png`, 'src/lost.png');
    return message(() => src('src/*.txt'));
  },
  "ELOOP: too many symbolic links encountered, stat './src/lost.png'",
);

claim(
  'api/symlink#pitfalls',
  'After a new name, the link leads to that name in the source folder, where no file has it.',
  { 'src/a.txt': 'a' },
  async ({ src, symlink }) => {
    const renamed = changing((file: { basename: string }) => {
      file.basename = 'b.txt';
    });
    await row(src('src/*.txt'), renamed, symlink('out'));
    return [target('out/b.txt'), existsSync('src/b.txt')];
  },
  ['./src/b.txt', false],
);

claim(
  'api/symlink#sources',
  'symlink() into the folder of the sources puts a link to itself in place of each file.',
  { 'src/a.txt': 'a' },
  async ({ src, symlink }) => {
    await paths(src('src/*').pipe(symlink('src')));
    return target('src/a.txt');
  },
  './src/a.txt',
);

claim(
  'api/symlink#sources',
  'overwrite: false keeps the sources when symlink() gets their folder.',
  { 'src/a.txt': 'a' },
  async ({ src, symlink }) => {
    await paths(src('src/*').pipe(symlink('src', { overwrite: false })));
    return [target('src/a.txt'), read('src/a.txt')];
  },
  [undefined, 'a'],
);

claim(
  'api/symlink#options',
  'On Windows, relativeSymlinks changes a link to a folder only with useJunctions: false.',
  {
    'src/fonts/a.woff': 'a',
    'build.mjs': `import os from 'node:os';
      import { readlinkSync } from 'node:fs';
      import { isAbsolute } from 'node:path';
      os.platform = () => 'win32'; // vinyl-fs asks for it when it is loaded.
      const { default: gulp } = await import('gulp');
      for (const useJunctions of [true, false]) {
        const links = gulp.src('src/fonts').pipe(gulp.symlink('out', { relativeSymlinks: true, useJunctions }));
        await new Promise((resolve, reject) => {
          links.on('error', reject).on('data', () => undefined).on('end', resolve);
        });
        console.log(isAbsolute(readlinkSync('out/fonts')) ? 'absolute' : readlinkSync('out/fonts'));
      }`,
  },
  async () => (await run('node build.mjs')).lines.filter(Boolean),
  ['absolute', '../src/fonts'],
);
