import { describe, expect, test } from 'vitest';

import { readProjectFiles } from '../../../src/glob-tester/project-files';

const files = [
  'README.md',
  'gulpfile.js',
  'img/文.png',
  'src/app.js',
  'src/link.js',
  'src/my file.js',
  'src/pages/form.js',
  'src/vendor/deep/lib.js',
];

/** What tree 2.1.0 prints of these files; after a bar stand spaces that do not break. */
const drawing = `.
├── README.md
├── gulpfile.js
├── img
│\u00a0\u00a0 └── 文.png
└── src
    ├── app.js
    ├── link.js -> app.js
    ├── my file.js
    ├── pages
    │\u00a0\u00a0 └── form.js
    └── vendor
        └── deep
            └── lib.js

6 directories, 8 files
`;

const marked = `./
├── README.md
├── gulpfile.js*
├── img/
│\u00a0\u00a0 └── 文.png
└── src/
    ├── app.js
    ├── empty/
    ├── link.js -> app.js
    ├── my file.js
    ├── pages/
    │\u00a0\u00a0 └── form.js
    └── vendor/
        └── deep/
            └── lib.js

7 directories, 8 files
`;

/** Without a locale: it writes bytes, and a backslash before a space. */
const inAscii = String.raw`.
|-- README.md
|-- gulpfile.js
|-- img
|   ${'`'}-- \346\226\207.png
${'`'}-- src
    |-- app.js
    |-- link.js -> app.js
    |-- my\ file.js
    |-- pages
    |   ${'`'}-- form.js
    ${'`'}-- vendor
        ${'`'}-- deep
            ${'`'}-- lib.js

6 directories, 8 files
`;

describe('a list of files', () => {
  test.each([
    ['find . -type f', files.map((file) => `./${file}`)],
    [
      'find, with folders',
      [
        '.',
        './img',
        './src',
        './src/pages',
        './src/vendor',
        './src/vendor/deep',
        ...files.map((file) => `./${file}`),
      ].toSorted(),
    ],
    [
      'git ls-files',
      files.map((file) => (file === 'img/文.png' ? String.raw`"img/\346\226\207.png"` : file)),
    ],
    ['git ls-files -z, one in each line', files],
    ['dir /s /b, from the project', files.map((file) => file.replaceAll('/', '\\'))],
    ['dir, with a dot', files.map((file) => `.\\${file.replaceAll('/', '\\')}`)],
    ['ls -R -p, with slashes behind folders', ['img/', 'src/', ...files]],
  ])('%s', (_command, lines) => {
    for (const end of ['\n', '\r\n']) {
      const read = readProjectFiles(lines.join(end) + end);
      expect(read.files.toSorted()).toEqual(files);
      expect(read.refused).toEqual([]);
    }
  });

  test.each([
    ['tree', drawing],
    ['tree, with spaces that a page made of the others', drawing.replaceAll('\u00a0', ' ')],
    ['tree -F', marked],
    ['LC_ALL=C tree', inAscii],
    ['without its first and its last line', drawing.split('\n').slice(1, -3).join('\n')],
    ['of a folder by its whole path', drawing.replace('.', '/home/me/project')],
  ])('a drawing of %s', (_command, text) => {
    expect(readProjectFiles(text)).toEqual({ files, refused: [] });
    expect(readProjectFiles(text.replaceAll('\n', '\r\n'))).toEqual({ files, refused: [] });
  });

  test('a drawing of a folder begins with its name', () => {
    for (const top of ['src', 'src/', './src']) {
      expect(readProjectFiles(`${top}\n├── a.js\n└── b\n    └── c.js`).files).toEqual([
        'src/a.js',
        'src/b/c.js',
      ]);
    }
  });

  test('a part of a drawing has no folders where their lines are missing', () => {
    expect(readProjectFiles('│   ├── a.js\n│   └── b.js\n└── c.js').files).toEqual([
      'a.js',
      'b.js',
      'c.js',
    ]);
  });

  test('an asterisk is a part of a name where folders have no slash', () => {
    expect(readProjectFiles('.\n└── a*').files).toEqual(['a*']);
    expect(readProjectFiles('a*').files).toEqual(['a*']);
  });

  test('bytes are read in quotes alone: elsewhere they are folders of numbers', () => {
    expect(readProjectFiles('src\\303\\244.js').files).toEqual(['src/303/244.js']);
    expect(readProjectFiles(String.raw`"a\"b\303\244.js"`).files).toEqual(['a"bä.js']);
  });

  test('each file stands once, in the order of the list', () => {
    expect(readProjectFiles('b.js\n./a.js\n b.js \na.js\nsrc//c.js\nsrc/./c.js').files).toEqual([
      'b.js',
      'a.js',
      'src/c.js',
    ]);
  });

  test('a folder is no file, wherever it stands', () => {
    expect(readProjectFiles('src\nsrc/a/b.js\nsrc/a').files).toEqual(['src/a/b.js']);
  });

  test.each([
    '/etc/passwd',
    '..',
    '../a.js',
    'src/../../a.js',
    'C:\\a.js',
    'c:a.js',
    '\\\\host\\a',
  ])('%s is refused as it was typed', (line) => {
    expect(readProjectFiles(`a.js\n${line}`)).toEqual({ files: ['a.js'], refused: [line] });
  });

  test.each([
    ['├───src', '│   │   app.js', '│   └───lib', '└───test', '        a.js'],
    ['+---src', '|   |   app.js', '|   \\---lib', '\\---test', '        a.js'],
  ])('a drawing of Windows is no list of names: %s', (...lines) => {
    const text = ['C:.', '│   gulpfile.js', ...lines].join('\r\n');
    expect(readProjectFiles(text)).toEqual({ files: [], refused: text.split('\r\n') });
  });

  test.each(['', ' \n\t\n', '.', './', 'src/..', 'src/'])('%j holds no file', (text) => {
    expect(readProjectFiles(text)).toEqual({ files: [], refused: [] });
  });

  test('two dots begin a name like others', () => {
    expect(readProjectFiles('..a\nsrc/...').files).toEqual(['..a', 'src/...']);
  });
});
