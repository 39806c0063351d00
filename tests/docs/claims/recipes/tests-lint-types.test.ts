import semver from 'semver';

import { claim, exitAndLine, type Files, run, variant } from '../support';

/** The sample without settings of ESLint, with a file that has an import. */
function checks(settings: Files): Files {
  const others = Object.entries(variant('recipe-checks')).filter(
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
  () => lint(),
  [0],
);

claim(
  'recipes/tests-lint-types#pitfalls',
  'ESLint reads them when its settings name them.',
  checks({
    'eslint.config.mjs': "export default [{ files: ['**/*.ts', '**/*.jsx'] }];\n",
    'src/a.ts': 'let = ;\n',
    'src/b.jsx': 'let = ;\n',
  }),
  () => lint(),
  [
    1,
    "Parsing error: The keyword 'let' is reserved",
    "Parsing error: The keyword 'let' is reserved",
  ],
);

/** The command of the sample: to start it with gulp costs twice as much. */
const [, ofSample = ''] =
  /run`(eslint .*)`/.exec(String(variant('recipe-checks')['gulpfile.mjs'])) ?? [];

/** @returns the exit code of ESLint, and its messages on what it cannot read */
async function lint(
  command = ofSample,
  environment?: Readonly<Record<string, string>>,
): Promise<readonly unknown[]> {
  const { exit, lines } = await run(command, environment);
  const messages = lines.flatMap(
    (line) => /Parsing error.*|ESLint couldn't find.*/.exec(line)?.[0] ?? [],
  );
  return [exit, ...messages];
}

claim(
  'recipes/tests-lint-types#pitfalls',
  'ESLint 9 does not read an .eslintrc file.',
  checks({ '.eslintrc.json': '{ "root": true }' }),
  () => lint(),
  [2, "ESLint couldn't find an eslint.config.(js|mjs|cjs) file."],
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
    () => lint(),
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
    checks({ '.eslintrc.json': `{ "root": true, "parserOptions": ${options} }` }),
    // Without a flat configuration, ESLint looks for no .mjs files in a folder.
    () => lint('eslint src/price.mjs', { ESLINT_USE_FLAT_CONFIG: 'false' }),
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
