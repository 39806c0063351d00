import semver from 'semver';

import { type Change, claim, exitAndLine, type Files, run, variant } from '../support';

/** The sample without settings of ESLint, with a file that has an import. */
function checks(settings: Files, ...changes: readonly Change[]): Files {
  const others = Object.entries(variant('recipe-checks', ...changes)).filter(
    ([file]) => !file.startsWith('eslint.config'),
  );
  return {
    ...Object.fromEntries(others),
    'src/price.mjs': "import assert from 'node:assert';\nassert(true);\n",
    'test/price.test.mjs': '',
    ...settings,
  };
}

/** The sample with these tests in place of its own. */
function tested(tests: Files): Files {
  const others = Object.entries(variant('recipe-checks')).filter(
    ([file]) => !file.startsWith('test/'),
  );
  return { ...Object.fromEntries(others), ...tests };
}

const failing = "throw new Error('This test fails.');\n";

claim(
  'recipes/tests-lint-types#pitfalls',
  'Node.js finds neither price.spec.mjs nor the folder tests, and the task passes.',
  tested({ 'src/price.spec.mjs': failing, 'tests/price.mjs': failing }),
  () => exitAndLine('gulp test', 'ℹ tests 0'),
  [0, true],
);

for (const file of ['src/price.test.mjs', 'test/price.mjs']) {
  claim(
    'recipes/tests-lint-types#pitfalls',
    `Node.js finds ${file}.`,
    tested({ [file]: failing }),
    () => exitAndLine('gulp test', 'ℹ tests 1'),
    [1, true],
  );
}

claim(
  'recipes/tests-lint-types#pitfalls',
  'ESLint skips .ts and .jsx files in the folders.',
  { ...variant('recipe-checks'), 'src/a.ts': 'let = ;\n', 'src/b.jsx': 'let = ;\n' },
  async () => (await run('gulp lint')).exit,
  0,
);

claim(
  'recipes/tests-lint-types#pitfalls',
  'ESLint reads them when its settings name them.',
  checks({
    'eslint.config.mjs': "export default [{ files: ['**/*.ts', '**/*.jsx'] }];\n",
    'src/a.ts': 'let = ;\n',
    'src/b.jsx': 'let = ;\n',
  }),
  lint,
  [
    1,
    "Parsing error: The keyword 'let' is reserved",
    "Parsing error: The keyword 'let' is reserved",
  ],
);

/** @returns the exit code of the task, and the messages on what ESLint cannot read */
async function lint(): Promise<readonly unknown[]> {
  const { exit, lines } = await run('gulp lint');
  const messages = lines.flatMap(
    (line) => /Parsing error.*|ESLint couldn't find.*/.exec(line)?.[0] ?? [],
  );
  return [exit, ...messages];
}

claim(
  'recipes/tests-lint-types#pitfalls',
  'ESLint 9 does not read an .eslintrc file.',
  checks({ '.eslintrc.json': '{ "root": true }' }),
  lint,
  [1, "ESLint couldn't find an eslint.config.(js|mjs|cjs) file."],
);

for (const [options, messages] of [
  ["sourceType: 'script', ecmaVersion: 5", [1, "Parsing error: The keyword 'import' is reserved"]],
  [
    "sourceType: 'script'",
    [1, "Parsing error: 'import' and 'export' may appear only with 'sourceType: module'"],
  ],
  ["sourceType: 'module', ecmaVersion: 'latest'", [0]],
] as const) {
  claim(
    'recipes/tests-lint-types#pitfalls',
    `ESLint reads the file with { ${options} }.`,
    checks({ 'eslint.config.mjs': `export default [{ languageOptions: { ${options} } }];\n` }),
    lint,
    messages,
  );
}

for (const [options, messages] of [
  ['{}', [1, "Parsing error: The keyword 'import' is reserved"]],
  ['{ "sourceType": "module", "ecmaVersion": "latest" }', [0]],
] as const) {
  claim(
    'recipes/tests-lint-types#pitfalls',
    `With an .eslintrc, ESLint reads the file with ${options}.`,
    checks({ '.eslintrc.json': `{ "root": true, "parserOptions": ${options} }` }, [
      'run`eslint --max-warnings 0 src test`',
      // Without a flat configuration, ESLint looks for no .mjs files in a folder.
      "run({ env: { ESLINT_USE_FLAT_CONFIG: 'false' } })`eslint src/price.mjs`",
    ]),
    lint,
    messages,
  );
}

claim(
  'recipes/tests-lint-types#pitfalls',
  'node --test test/ fails on Node.js 22, 24, and 26 before 26.8.',
  { 'test/price.test.mjs': '' },
  async () => (await run('node --test test/')).exit,
  semver.satisfies(process.versions.node, '22 || 24 || >=26.0 <26.8') ? 1 : 0,
);
