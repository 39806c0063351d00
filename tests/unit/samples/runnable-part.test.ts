import { describe, expect, it } from 'vitest';

import { runnablePart } from '../../../src/samples/formats/runnable-part';

/** The text that is copied for the part between `<` and `>`. */
function copied(marked: string): string {
  const start = marked.indexOf('<<');
  const end = marked.indexOf('>>') - 2;
  const source = marked.replace('<<', '').replace('>>', '');
  const { before, after } = runnablePart(source, start, end);
  return before + source.slice(start, end) + after;
}

const gulpfile = (part: string): string => `import { dest, parallel, src } from 'gulp';
import { readFile as read } from 'node:fs/promises';
import sass from 'gulp-dart-sass';

// Where all goes.
const target = 'dist';
const other = 'tmp';

${part}

copy.description = 'Copies.';

export function styles() {
  return src('a.scss').pipe(sass()).pipe(dest(other));
}

export { helper as 'help:me', unrelated };
export default parallel(copy);

function helper() {
  return read(target);
}
function unrelated() {}
`;

describe('runnablePart', () => {
  it('keeps what the part mentions, completes it and exports it, and nothing else', () => {
    const part = '<<function copy() {\n  return src("a").pipe(dest(target));\n}\n>>';
    expect(copied(gulpfile(part))).toBe(`import { dest, parallel, src } from 'gulp';

// Where all goes.
const target = 'dist';
function copy() {
  return src("a").pipe(dest(target));
}


copy.description = 'Copies.';
export default parallel(copy);
`);
  });

  it('takes the declarations that its declarations mention, and narrows lists of names', () => {
    const part = '<<export const all = () => helper();\n>>function copy() {}';
    expect(copied(gulpfile(part))).toBe(`import { readFile as read } from 'node:fs/promises';

// Where all goes.
const target = 'dist';
export const all = () => helper();

function helper() {
  return read(target);
}
`);
  });

  it('keeps what the part sets, and what it lists for export', () => {
    const source =
      'let a;\nconst b = 1;\nlet c;\nconst d = 2;\n<<export function set() {\n  a = 1;\n  [c] = [2];\n}\nexport { d };\n>>';
    expect(copied(source)).toBe(source.replace('const b = 1;\n', '').replace(/<<|>>/g, ''));
  });

  it('narrows a list of exports to the names of the part', () => {
    const source = '<<function a() {}\n>>function b() {}\nexport { a, b };\n';
    expect(copied(source)).toBe('function a() {}\nexport { a };\n');
  });

  it.each([
    [
      'a statement acts when the module is loaded',
      'go();\n<<export const a = 1;\n>>const b = 2;\n',
    ],
    ['it would be without an export', '<<function a() {}\n>>export const b = a;\n'],
    ['the part begins within a statement', 'export function a() {\n<<  b();\n>>}\nconst c = 1;\n'],
    [
      'a property of what is not its own is set',
      'process.title = "a";\n<<export const a = 1;\n>>const b = 2;\n',
    ],
  ])('takes the whole module where %s', (_where, source) => {
    expect(copied(source)).toBe(source.replace(/<<|>>/g, ''));
  });
});
