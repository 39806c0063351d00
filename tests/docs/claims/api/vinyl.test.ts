import { existsSync, statSync, symlinkSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { z } from 'zod';

import { Vinyl } from '../../support/vinyl';
import { claim, each, filesIn, message, row, run } from '../support';

const bytes = z.custom<AsyncIterable<Buffer>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);
const home = { base: '/project/src', cwd: '/project', path: '/project/src/pages/index.md' };

claim(
  'api/vinyl#sample',
  'relative is the path seen from base, and basename its last segment.',
  () => {
    const file = new Vinyl(home);
    return [file['relative'], file['basename']];
  },
  ['pages/index.md', 'index.md'],
);

claim(
  'api/vinyl#sample',
  'A new name changes relative, and every path stays in history.',
  () => {
    const file = new Vinyl(home);
    file['extname'] = '.html';
    file['stem'] = 'home';
    return [file['relative'], file['history']];
  },
  [
    'pages/home.html',
    [
      '/project/src/pages/index.md',
      '/project/src/pages/index.html',
      '/project/src/pages/home.html',
    ],
  ],
);

claim(
  'api/vinyl#sample',
  'A new base changes relative, and with it the place below the output folder.',
  async ({ dest }) => {
    const file = new Vinyl({ ...home, contents: Buffer.from('#') });
    file['base'] = '/project/src/pages';
    const { relative } = file;
    await row(Readable.from([file]), dest('out'));
    return [relative, filesIn('out')];
  },
  ['index.md', ['index.md']],
);

claim(
  'api/vinyl#sample',
  'A Vinyl prints its relative path and its bytes.',
  () => inspect(new Vinyl({ ...home, contents: Buffer.from('#') })),
  '<File "pages/index.md" <Buffer 23>>',
);

claim(
  'api/vinyl#parameters',
  'Without options, you get an empty file in the current working directory.',
  () => {
    const { contents, cwd, path } = new Vinyl();
    return [contents, cwd === process.cwd(), path];
  },
  [null, true, null],
);

claim(
  'api/vinyl#options',
  'base is cwd, unless you set it.',
  () => [new Vinyl({ cwd: '/a' })['base'], new Vinyl({ base: '/b', cwd: '/a' })['base']],
  ['/a', '/b'],
);

claim(
  'api/vinyl#options',
  'path becomes the last entry of history.',
  () => new Vinyl({ history: ['/a.md'], path: '/a.html' })['history'],
  ['/a.md', '/a.html'],
);

claim(
  'api/vinyl#options',
  'The constructor ignores an empty string as path.',
  () => [new Vinyl({ path: '' })['path'], new Vinyl({ history: ['/a.md'], path: '' })['path']],
  [null, '/a.md'],
);

claim(
  'api/vinyl#options',
  "undefined, false, 0 and '' as contents give null, without an error.",
  () => [undefined, false, 0, ''].map((contents) => new Vinyl({ contents })['contents']),
  [null, null, null, null],
);

claim(
  'api/vinyl#options',
  'Each other key becomes a property of the file.',
  () => new Vinyl({ title: 'Home' })['title'],
  'Home',
);

claim(
  'api/vinyl#returns',
  'new is required.',
  () => message(() => Reflect.apply(Vinyl, undefined, [{}])).then((error) => error !== undefined),
  true,
);

claim(
  'api/vinyl#properties',
  'base follows cwd again after null or undefined.',
  () =>
    [null, undefined].map((value) => {
      const file = new Vinyl({ base: '/b', cwd: '/a' });
      file['base'] = value;
      return file['base'];
    }),
  ['/a', '/a'],
);

claim(
  'api/vinyl#properties',
  'path is the last entry of history, and a new value is added there.',
  () => {
    const file = new Vinyl({ path: '/a.md' });
    file['path'] = '/b.md';
    return [file['path'], file['history']];
  },
  ['/b.md', ['/a.md', '/b.md']],
);

claim(
  'api/vinyl#properties',
  'Setting the path that the file has adds nothing to history.',
  () => {
    const file = new Vinyl({ path: '/a.md' });
    file['path'] = '/a.md';
    return file['history'];
  },
  ['/a.md'],
);

claim(
  'api/vinyl#properties',
  'dirname, stem and extname are the parts of the path.',
  () => {
    const { basename, dirname, extname, stem } = new Vinyl(home);
    return { basename, dirname, extname, stem };
  },
  { basename: 'index.md', dirname: '/project/src/pages', extname: '.md', stem: 'index' },
);

claim(
  'api/vinyl#properties',
  'Setting dirname or basename changes path.',
  () => {
    const file = new Vinyl({ path: '/src/a.md' });
    file['dirname'] = '/other';
    file['basename'] = 'b.txt';
    return file['history'];
  },
  ['/src/a.md', '/other/a.md', '/other/b.txt'],
);

claim(
  'api/vinyl#properties',
  'extname is an empty string when there is none.',
  () => new Vinyl({ path: '/LICENSE' })['extname'],
  '',
);

claim(
  'api/vinyl#properties',
  'symlink holds the target, relative or absolute as in the link; src() sets it with resolveSymlinks: false.',
  { 'a.txt': 'a' },
  async ({ src }) => {
    symlinkSync('a.txt', 'link.txt');
    symlinkSync(`${process.cwd()}/a.txt`, 'absolute.txt');
    return [
      await each(src('link.txt', { resolveSymlinks: false }), ({ symlink }) => symlink),
      await each(src('absolute.txt', { resolveSymlinks: false }), ({ symlink }) => symlink),
      await each(src('absolute.txt'), ({ symlink }) => symlink),
    ].map((links) => links.map((link) => link?.replace(process.cwd(), '.')));
  },
  [['a.txt'], ['./a.txt'], [undefined]],
);

claim(
  'api/vinyl#properties',
  'Paths are normalized: .. is resolved, and a separator at the end is dropped.',
  () => {
    const file = new Vinyl({ base: '/src/', cwd: '/', path: '/src/x/../a.md' });
    return [file['base'], file['path']];
  },
  ['/src', '/src/a.md'],
);

claim(
  'api/vinyl#properties',
  'An empty string as path changes nothing.',
  () => {
    const file = new Vinyl({ path: '/a.md' });
    file['path'] = '';
    return [file['path'], file['history']];
  },
  ['/a.md', ['/a.md']],
);

claim(
  'api/vinyl#methods',
  'isBuffer(), isStream() and isNull() tell the three kinds of contents.',
  () =>
    [Buffer.from('a'), Readable.from(['a']), null].map((contents) => {
      const file = new Vinyl({ contents });
      return ['isBuffer', 'isStream', 'isNull'].map((name) => call(file, name));
    }),
  [
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ],
);

claim(
  'api/vinyl#methods',
  'isDirectory() needs contents that are null and the stat of a folder.',
  { 'folder/a.txt': '' },
  () => {
    const stat = statSync('folder');
    return [
      call(new Vinyl({ stat }), 'isDirectory'),
      call(new Vinyl({ contents: Buffer.from('a'), stat }), 'isDirectory'),
      call(new Vinyl(), 'isDirectory'),
    ];
  },
  [true, false, false],
);

claim(
  'api/vinyl#methods',
  'isSymbolic() is true for a link that is passed on as a link, and false for the file behind it.',
  { 'a.txt': 'a' },
  async ({ src }) => {
    symlinkSync(`${process.cwd()}/a.txt`, 'link.txt');
    return [
      await each(src('link.txt', { resolveSymlinks: false }), (file) => file.isSymbolic()),
      await each(src('link.txt'), (file) => file.isSymbolic()),
    ];
  },
  [[true], [false]],
);

claim(
  'api/vinyl#clone',
  'Without options it copies custom properties and a Buffer.',
  () => same(),
  { contents: false, meta: false },
);

claim(
  'api/vinyl#clone',
  'With options that leave deep out, it shares custom properties.',
  () => same({}),
  { contents: false, meta: true },
);

claim(
  'api/vinyl#clone',
  'contents: false shares the Buffer.',
  () => same({ contents: false, deep: true }),
  { contents: true, meta: false },
);

claim(
  'api/vinyl#clone',
  'A boolean in place of the options sets deep alone.',
  () => [same(true), same(false)],
  [
    { contents: false, meta: false },
    { contents: false, meta: true },
  ],
);

claim(
  'api/vinyl#clone',
  'The copy has a stat and a history of its own.',
  () => {
    const file = new Vinyl({ path: '/a.md', stat: { size: 1 } });
    const copy = file.clone();
    copy['path'] = '/b.md';
    return [copy['stat'] === file['stat'], copy['stat'], file['history']];
  },
  [false, { size: 1 }, ['/a.md']],
);

claim(
  'api/vinyl#clone',
  'gulp splits a stream in two, so that both files can be read.',
  () => {
    const file = new Vinyl({ contents: Readable.from([Buffer.from('text')]) });
    const copy = file.clone({ contents: false });
    return Promise.all([file, copy].map(({ contents }) => text(bytes.parse(contents))));
  },
  ['text', 'text'],
);

claim(
  'api/vinyl#clone',
  'dest() writes both files of a stream of 64 KiB, and never ends with a larger one.',
  {
    'build.mjs': `import { writeFileSync } from 'node:fs';
      import { Transform } from 'node:stream';
      import { pipeline } from 'node:stream/promises';
      import gulp from 'gulp';
      for (const size of [65_536, 65_537]) {
        writeFileSync('a.bin', Buffer.alloc(size));
        const both = new Transform({
          objectMode: true,
          transform(file, _encoding, done) {
            const copy = file.clone();
            copy.stem = 'copy';
            this.push(file);
            done(null, copy);
          },
        });
        const files = gulp.src('a.bin', { buffer: false, encoding: false });
        await pipeline(files, both, gulp.dest('out'));
        console.log(size);
      }`,
  },
  async () => {
    const { exit, lines } = await run('node build.mjs');
    // Node.js ends with 13 when it waits for what cannot come.
    return [exit, lines.filter((line) => /^\d+$/.test(line))];
  },
  [13, ['65536']],
);

claim(
  'api/vinyl#errors',
  'The setter of contents refuses a string, undefined, false, 0 and the empty string.',
  () =>
    Promise.all(
      ['text', undefined, false, 0, ''].map((contents) =>
        message(() => {
          new Vinyl()['contents'] = contents;
        }),
      ),
    ),
  Array.from({ length: 5 }, () => 'File.contents can only be a Buffer, a Stream, or null.'),
);

claim(
  ['api/vinyl#errors', 'api/vinyl-iscustomprop#computed'],
  'The constructor throws the errors of the properties too.',
  async () => [
    await message(() => new Vinyl({ cwd: 5 })),
    await message(() => new Vinyl({ base: '' })),
    await message(() => new Vinyl({ path: 5 })),
    await message(() => new Vinyl({ history: [null] })),
    await message(() => new Vinyl({ relative: 'a.md', path: '/a.md' })),
  ],
  [
    'cwd must be a non-empty string.',
    'base must be a non-empty string, or null/undefined.',
    'path should be a string.',
    'path should be a string.',
    'File.relative is generated from the base and path attributes. Do not modify it.',
  ],
);

claim(
  'api/vinyl#text',
  'A string throws, Buffer.from() of it does not.',
  async () => [
    await message(() => new Vinyl({ contents: 'body {}' })),
    String(new Vinyl({ contents: Buffer.from('body {}') })['contents']),
  ],
  ['File.contents can only be a Buffer, a Stream, or null.', 'body {}'],
);

claim(
  'api/vinyl#text',
  'dest() does not write a file that was made with an empty string, and it writes one with an empty Buffer.',
  async ({ dest }) => {
    const text = new Vinyl({ contents: '', path: `${process.cwd()}/text.txt` });
    const empty = new Vinyl({ contents: Buffer.alloc(0), path: `${process.cwd()}/empty.txt` });
    await row(Readable.from([text, empty]), dest('out'));
    return filesIn('out');
  },
  ['empty.txt'],
);

claim(
  'api/vinyl#dot',
  'A suffix without its dot is joined to the stem.',
  () => {
    const file = new Vinyl({ path: '/index.md' });
    file['extname'] = 'html';
    return file['path'];
  },
  '/indexhtml',
);

claim(
  'api/vinyl#dot',
  'A dot file has its whole name as stem, and an empty extname.',
  () => {
    const { extname, stem } = new Vinyl({ path: '/.npmrc' });
    return [stem, extname];
  },
  ['.npmrc', ''],
);

claim(
  'api/vinyl#folder',
  'A path outside base sends the file outside the output folder.',
  async ({ dest }) => {
    const file = new Vinyl({ base: '/p/src', contents: Buffer.from('a'), path: '/p/other/a.txt' });
    await row(Readable.from([file]), dest('out/public'));
    return filesIn('out');
  },
  ['other/a.txt'],
);

claim(
  'api/vinyl#disk',
  'A new path does not move a file: nothing on disk changes.',
  { 'a.txt': 'a' },
  async ({ src }) => {
    await each(src('a.txt'), (file) => Object.assign(file, { path: `${process.cwd()}/b.txt` }));
    return [existsSync('a.txt'), existsSync('b.txt')];
  },
  [true, false],
);

/** What a clone shares with its original. */
function same(options?: unknown): { readonly contents: boolean; readonly meta: boolean } {
  const file = new Vinyl({ contents: Buffer.from('a'), meta: { width: 80 }, path: '/a.css' });
  const copy = file.clone(options);
  return { contents: copy['contents'] === file['contents'], meta: copy['meta'] === file['meta'] };
}

/** Calls a method of a file without arguments. */
function call(file: object, name: string): unknown {
  const method: unknown = Reflect.get(file, name);
  return typeof method === 'function' ? Reflect.apply(method, file, []) : 'no method';
}

claim(
  'api/vinyl#clone',
  'The copy has symlink only if isSymbolic() is true.',
  { 'a.txt': 'a' },
  async ({ src }) => {
    symlinkSync('a.txt', 'link.txt');
    const file = new Vinyl({ path: '/a.md' });
    file['symlink'] = 'b.md';
    const links = await each(src('link.txt', { resolveSymlinks: false }), (link) =>
      new Vinyl({ stat: link.stat, path: link.path, symlink: link.symlink }).clone(),
    );
    return [file.clone()['symlink'], links.map((link) => link['symlink'])];
  },
  [null, ['a.txt']],
);
