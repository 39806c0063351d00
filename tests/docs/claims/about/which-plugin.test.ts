import { claim, plugin, read, row, run } from '../support';

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
