import { type Change, claim, type Files, run, variant } from '../support';

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

async function lint(): Promise<readonly string[]> {
  const { lines } = await run('gulp lint');
  return lines.flatMap((line) => /Parsing error.*|ESLint couldn't find.*/.exec(line)?.[0] ?? []);
}

claim(
  'recipes/tests-lint-types#pitfalls',
  'ESLint 9 does not read an .eslintrc file.',
  checks({ '.eslintrc.json': '{ "root": true }' }),
  lint,
  ["ESLint couldn't find an eslint.config.(js|mjs|cjs) file."],
);

for (const [options, messages] of [
  ["sourceType: 'script', ecmaVersion: 5", ["Parsing error: The keyword 'import' is reserved"]],
  [
    "sourceType: 'script'",
    ["Parsing error: 'import' and 'export' may appear only with 'sourceType: module'"],
  ],
  ["sourceType: 'module', ecmaVersion: 'latest'", []],
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
  ['{}', ["Parsing error: The keyword 'import' is reserved"]],
  ['{ "sourceType": "module", "ecmaVersion": "latest" }', []],
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
