import { expect, test } from 'vitest';

import { stepsFor, type Step } from '../../../../scripts/check/steps';

const SAMPLES = ['api-src', 'watch-one'];

function steps(changed: readonly string[], gone: readonly string[] = []): readonly Step[] {
  return stepsFor(changed, (file) => !gone.includes(file), SAMPLES);
}

const names = (...given: Parameters<typeof steps>): string[] =>
  steps(...given).map(({ name }) => name);

function findings(changed: string, name: string, output: string): readonly string[] {
  return (
    steps([changed])
      .find((step) => step.name === name)
      ?.findings(output) ?? []
  );
}

test('nothing changed, nothing to check', () => {
  expect(names([])).toEqual([]);
});

test('an English page is checked as a page, in its spelling, and against gulp', () => {
  expect(names(['docs/api/src.md'])).toEqual([
    'formatting',
    'Markdown rules',
    'spelling',
    'prose, links, heading ids and quotes',
  ]);
  expect(steps(['docs/api/src.md']).flatMap(({ command }) => command)).toContain(
    'tests/docs/api/src.test.ts',
  );
});

test('the page of messages is checked against the messages of gulp, and its rows by the search', () => {
  const commands = (file: string): readonly string[] =>
    steps([file]).flatMap(({ command }) => command.filter((word) => /error/.test(word)));
  expect(commands('docs/errors.md')).toEqual(
    expect.arrayContaining(['tests/docs/errors-page.test.ts', 'tests/docs/error-rows.test.ts']),
  );
  expect(commands('docs/glossary.md')).toEqual([]);
});

test('a test of a page runs where it changed itself', () => {
  const file = 'tests/docs/claims/errors.test.ts';
  const commands = (gone: readonly string[]): readonly string[] =>
    steps([file], gone).flatMap(({ command }) => command.filter((word) => word === file));
  expect(names([file])).toContain('prose, links, heading ids and quotes');
  expect(commands([])).toContain(file);
  expect(commands([file])).toEqual([]);
});

test('a Chinese page has no English spelling', () => {
  const page = 'i18n/zh-Hans/docusaurus-plugin-content-docs/current/api/src.md';
  expect(names([page])).not.toContain('spelling');
  expect(names([page])).toContain('prose, links, heading ids and quotes');
});

test('the words of the translation are held against all pages', () => {
  expect(names(['i18n/zh-Hans/glossary.json'])).toContain('prose, links, heading ids and quotes');
});

test.each([
  'src/editions/chinese.ts',
  'src/data/plugins/catalogue/styles.ts',
  'i18n/zh-Hans/code.json',
])('the Chinese texts of %s are held against the words of the translation', (file) => {
  expect(names([file])).toContain('prose, links, heading ids and quotes');
  expect(names([file])).toContain('Chinese typography');
});

test.each(['src/components/PluginDirectory/labels.ts', 'i18n/zh-Hans/code.json'])(
  'the texts of %s are held against their translation',
  (file) => {
    expect(names([file])).toContain('texts of the interface');
  },
);

test('a page that is gone still breaks links', () => {
  expect(names(['docs/api/src.md'], ['docs/api/src.md'])).toEqual([
    'prose, links, heading ids and quotes',
  ]);
});

test.each(['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/test.mjs'])(
  'types are checked where %s changed',
  (file) => {
    expect(names([file])).toContain('types');
  },
);

test.each([
  ['samples/package-lock.json', 'tests/docs/install-commands.test.ts'],
  ['samples/recorded.json', 'tests/docs/samples.test.ts'],
  ['sidebars.ts', 'tests/docs/prose.test.ts'],
  ['src/pages/_home/run.mdx', 'tests/docs/samples.test.ts'],
  ['static/img/diagrams/streams.svg', 'tests/docs/prose.test.ts'],
  ['words/project-words.txt', 'tests/docs/prose/project-words.test.ts'],
])('the pages are held against %s', (file, pageTest) => {
  expect(steps([file], [file]).flatMap(({ command }) => command)).toContain(pageTest);
});

test('a changed sample runs, and the pages that quote it are looked at', () => {
  const chosen = steps(['samples/api-src/gulpfile.mjs', 'samples/gone/gulpfile.mjs']);
  expect(chosen.map(({ name }) => name)).toEqual([
    'formatting',
    'prose, links, heading ids and quotes',
    'samples on gulp',
  ]);
  expect(chosen.flatMap(({ command }) => command)).toContain('tests/docs/copied-bytes.test.ts');
  expect(chosen.at(-1)?.command).toEqual(['tsx', 'scripts/samples/run.ts', 'api-src']);
});

test('code is checked by types, rules and its own unit tests', () => {
  expect(names(['src/theme/Footer/index.tsx'])).toEqual([
    'formatting',
    'texts of the interface',
    'code rules',
    'types',
    'unit tests of what changed',
  ]);
});

test.each([
  ['docs/a.md', 'formatting', 'docs/a.md\n', 'docs/a.md: is not formatted.'],
  [
    'src/a.ts',
    'formatting',
    '[error] src/a.ts: SyntaxError: Expression expected. (3:7)\n[error]   2 | a\n[error] > 3 | b = )\n[error]     |     ^',
    'src/a.ts:3: SyntaxError: Expression expected.',
  ],
  [
    'docs/a.md',
    'Markdown rules',
    'docs/a.md:3:1 MD009/no-trailing-spaces Trailing spaces',
    'docs/a.md:3: MD009/no-trailing-spaces Trailing spaces',
  ],
  [
    'docs/a.md',
    'spelling',
    'docs/a.md:7:2 - Unknown word (sentense) fix: (sentence)',
    'docs/a.md:7: Unknown word (sentense) fix: (sentence)',
  ],
  [
    'src/a.ts',
    'types',
    "src/a.ts(4,9): error TS2304: Cannot find name 'b'.",
    "src/a.ts:4: TS2304: Cannot find name 'b'.",
  ],
  [
    'src/a.ts',
    'code rules',
    'src/a.ts:2:1: Use const. [Error/prefer-const]',
    'src/a.ts:2: Use const. [Error/prefer-const]',
  ],
])('names file and line, for %s by %s', (changed, name, output, sentence) => {
  expect(findings(changed, name, `Finding: nothing\n${output}\nSummary: 1 error(s)\n`)).toContain(
    sentence,
  );
});

test('a line of Chinese is shown as it should be', () => {
  const output =
    'i18n/code.json:3: 开始.\n  should be: 开始。\n1 lines of Chinese have other marks.\n';
  expect(findings('i18n/code.json', 'Chinese typography', output)).toEqual([
    'i18n/code.json:3: 开始.',
    '  should be: 开始。',
  ]);
});

test('a fault of the data, for which the typography cannot be read, is told as it is', () => {
  const output = '> tsx scripts/lint-chinese/index.ts\n✘ src/data/a.ts: "gulp-x": Remove it.\n';
  expect(findings('i18n/code.json', 'Chinese typography', output)).toEqual([
    'src/data/a.ts: "gulp-x": Remove it.',
  ]);
});
