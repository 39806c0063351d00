import type { Code } from 'mdast';
import { describe, expect, it } from 'vitest';

import { transform } from '../site';

async function quoted(info: string, body = ''): Promise<Code> {
  const tree = await transform(`First.\n\n\`\`\`${info}\n${body}\`\`\`\n`, 'quoteSamples');
  const node = tree.children[1];
  if (node?.type !== 'code') {
    throw new Error('The fence is gone.');
  }
  return node;
}

describe('quoteSamples', () => {
  it('quotes a module in both formats, and says on what it ran', async () => {
    const { value, data } = await quoted('js sample="both/gulpfile.mjs#copy" {1}');
    const body = "  return src('src/*', { encoding: false }).pipe(dest(name));\n}";
    expect(value).toBe(`export function copy() {\n${body}`);
    expect(data?.fence).toEqual({
      quotes: 'file',
      runs: '5.0.1 20.20.2',
      texts: [
        {
          format: 'esm',
          title: 'gulpfile.mjs',
          code: value,
          context: {
            before: "import { dest, src } from 'gulp';\nimport { name } from './lib.mjs';",
            after: 'export default copy;',
          },
          marked: [1],
        },
        {
          format: 'commonjs',
          title: 'gulpfile.js',
          code: `function copy() {\n${body}\nexports.copy = copy;`,
          context: {
            before: "const { dest, src } = require('gulp');\nconst { name } = require('./lib.js');",
            after: 'exports.default = copy;',
          },
          marked: [1],
        },
      ],
    });
  });

  it('marks the require of a marked import', async () => {
    const { data } = await quoted('js sample="both/gulpfile.mjs" title="tasks.mjs" {2}');
    expect(data?.fence?.texts[1]).toMatchObject({
      title: 'tasks.js',
      marked: [2],
      code: expect.stringContaining("const { name } = require('./lib.js');"),
    });
  });

  it('shows a module in the one format in which it runs, without a claim', async () => {
    const { data } = await quoted('js sample="single/gulpfile.mjs"');
    expect(data?.fence).toEqual({
      quotes: 'file',
      texts: [{ title: 'gulpfile.mjs', code: expect.any(String), marked: [] }],
    });
  });

  it('prefers CommonJS that is written by hand', async () => {
    const { data } = await quoted('js sample="twin/gulpfile.mjs"');
    expect(data?.fence?.texts[1]?.code).toBe('exports.where = __filename;');
  });

  it('quotes a region of another file as it is, without the name of the file', async () => {
    const { value, data } = await quoted('scss sample="both/main.scss#rule"');
    expect(value).toBe('a {\n  b: c;\n}');
    expect(data?.fence).toEqual({
      quotes: 'file',
      texts: [{ code: value, marked: [] }],
    });
  });

  it('quotes an output below its command', async () => {
    const { value, data } = await quoted('text output="both/copy" lines="2-3"');
    expect(value).toBe(
      "$ NODE_ENV=test npx gulp copy\n[12:00:00] Starting 'copy'...\n[12:00:00] Finished 'copy' after 12 ms",
    );
    expect(data?.fence?.quotes).toBe('output');
  });

  it('names a file by its path in the sample', async () => {
    const { data } = await quoted('html sample="both/src/index.html"');
    expect(data?.fence?.texts[0].title).toBe('src/index.html');
  });

  it.each([
    ['the command that a reader types', 'other', "$ npx gulp copy\n[12:00:00] Starting 'copy'..."],
    ['no command where a reader cannot type it', 'none', 'dist/main.js'],
  ])('quotes an output below %s', async (_what, step, expected) => {
    expect((await quoted(`text output="both/${step}"`)).value).toBe(expected);
  });

  it('keeps the text of other fences, and reads their settings', async () => {
    const { value, data } = await quoted('bash title="Install" {1}', 'npm ci\n');
    expect(value).toBe('npm ci');
    expect(data?.fence).toEqual({ texts: [{ title: 'Install', code: 'npm ci', marked: [1] }] });
  });

  it.each([
    ['js sample="none/gulpfile.mjs"', 'samples/none/sample.json does not exist.'],
    ['js sample="both"', '"both" names no sample. Write it as NAME/FILE or NAME/STEP.'],
    ['js sample="both/../twin/gulpfile.mjs"', '"both/../twin/gulpfile.mjs" names no sample.'],
    ['js sample="both/none.mjs"', 'samples/both/none.mjs does not exist.'],
    [
      'js sample="both/gulpfile.mjs#none"',
      'In samples/both/gulpfile.mjs there is no region "none". Its regions: copy.',
    ],
    ['text output="both/lost"', 'samples/both/sample.json has no step "lost".'],
    [
      'text output="both/silent"',
      'The output of "both/silent" is not recorded. Run: npm run samples:record -- both',
    ],
    ['text output="both/copy" lines="2-9"', 'The output of "both/copy" has 3 lines.'],
    ['text output="both/copy" {4}', 'The fence marks line 4, but its last line is 3.'],
    [
      'js sample="both/gulpfile.mjs#copy" {1,3-9}',
      'The fence marks line 4, but its last line is 3.',
    ],
    ['bash {2}', 'The fence marks line 2, but its last line is 1.'],
    ['bash copy', 'The fence setting "copy" cannot be read.'],
    ['js smaple="both/gulpfile.mjs"', 'The fence setting "smaple" is unknown.'],
  ])('fails for %s, and names page and line', async (info, message) => {
    await expect(quoted(info)).rejects.toThrow(`docs/page.md:3: ${message}`);
  });

  it('refuses a text in a fence that quotes', async () => {
    await expect(quoted('js sample="both/gulpfile.mjs"', 'a();\n')).rejects.toThrow(
      'docs/page.md:3: A fence that quotes has an empty body. Remove the text in it.',
    );
  });
});
