import path from 'node:path';
import { Readable } from 'node:stream';

import { Vinyl } from '../../support/vinyl';
import { claim, exitAndLine, filesIn, plugin, read, row, run } from '../support';

const page = 'about/which-plugin';

/** Joins the files of `src` and runs the result. */
async function joined(
  src: (globs: readonly string[]) => unknown,
  dest: (folder: string) => unknown,
  ...options: readonly unknown[]
): Promise<readonly string[]> {
  await row(src(['a.js', 'b.js', 'c.js']), plugin('gulp-concat')('all.js', ...options), dest('.'));
  const { lines } = await run('node all.js');
  return lines.filter((line) => /^(?:\w*Error:|ran)/.test(line));
}

const withoutSemicolon = {
  'a.js': 'var a = function () {} // end',
  'b.js': "(function () { console.log('ran'); })()",
  'c.js': '',
};

for (const [options, seen] of [
  [[], ['TypeError: (intermediate value)(...) is not a function']],
  [[{ newLine: '\n;\n' }], ['ran']],
] as const) {
  claim(
    `${page}#scripts`,
    `gulp-concat joins files without a semicolon with ${JSON.stringify(options)}.`,
    withoutSemicolon,
    ({ src, dest }) => joined(src, dest, ...options),
    seen,
  );
}

for (const [first, seen] of [
  ['"use strict";\nvar a;\n', ['ReferenceError: unnamed is not defined']],
  ['(function () {\n"use strict";\nvar a;\n})();\n', ['ran']],
] as const) {
  claim(
    `${page}#scripts`,
    `"use strict" at the top of the first file holds for ${first.startsWith('"') ? 'all files' : 'its function'}.`,
    { 'a.js': first, 'b.js': 'unnamed = 1;\n', 'c.js': "console.log('ran');\n" },
    ({ src, dest }) => joined(src, dest),
    seen,
  );
}

claim(
  `${page}#scripts`,
  'gulp-terser keeps comments that begin with an exclamation mark or contain one of three words.',
  {
    'a.js':
      '/*! A */ one();\n//! B\ntwo();\n/* @license C */ three();\n// @copyright D\nfour();\n' +
      '/* @preserve E */ five();\n/* F */ six(); // G\n',
  },
  async ({ src, dest }) => {
    await row(src('a.js'), plugin('gulp-terser')(), dest('dist'));
    return read('dist/a.js')
      .match(/\b[A-G]\b/g)
      ?.join('');
  },
  'ABCDE',
);

claim(
  `${page}#scripts`,
  'dest() writes no map for a file that does not come from src(), although the file contains one.',
  async ({ dest }) => {
    const map = Buffer.from('{"version":3,"sources":["a.js"],"names":[],"mappings":"AAAA"}');
    const contents = `a();\n//# sourceMappingURL=data:application/json;base64,${map.toString('base64')}\n`;
    const bundle = new Vinyl({ path: path.resolve('all.js'), contents: Buffer.from(contents) });
    await row(Readable.from([bundle]), dest('dist', { sourcemaps: '.' }));
    return filesIn('dist');
  },
  ['all.js'],
);

claim(
  `${page}#typescript`,
  'Where merge2 joins what two dest() pass on, gulp ends with Writable stream closed after Finished; one dest() writes into both folders.',
  {
    'gulpfile.mjs': `
      import { resolve } from 'node:path';
      import { Readable } from 'node:stream';
      import { pipeline } from 'node:stream/promises';
      import gulp from 'gulp';
      import merge from 'merge2';
      import Vinyl from 'vinyl';
      const { dest } = gulp;
      const names = (end) => Array.from({ length: 40 }, (_, index) => index + end);
      const made = (paths) =>
        Readable.from(paths.map((path) => new Vinyl({ path: resolve(path), contents: Buffer.from('') })));
      export const joined = () =>
        merge([made(names('.d.ts')).pipe(dest('types')), made(names('.js')).pipe(dest('dist'))]);
      export const one = () =>
        pipeline(
          made([...names('.d.ts'), ...names('.js')]),
          dest((file) => (file.path.endsWith('.d.ts') ? 'types' : 'dist')),
        );
    `,
  },
  async () => [
    await exitAndLine('gulp joined', [
      (line) => line.startsWith("Finished 'joined'"),
      (line) => line.endsWith('StreamError: Writable stream closed'),
    ]),
    (await run('gulp one')).exit,
    filesIn('types').filter((file) => file.endsWith('.d.ts')).length,
    filesIn('dist').filter((file) => file.endsWith('.js')).length,
  ],
  [[1, true, true], 0, 40, 40],
);
