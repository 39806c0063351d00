import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const BUILD_TIME = [
  'docusaurus.config.ts',
  'src/client-diet/**',
  'src/first-paint/index.ts',
  'src/first-paint/build/**',
  'src/generator/**',
  'src/markdown/**',
  'src/markdown-copies/**',
  'src/plugin-directory/**',
  'src/quick-build/**',
  'src/samples/**',
  'src/search/records/**',
  'src/social-cards/**',
  'src/translation/**',
];
const BUILD_TIME_IMPORTS = [
  '**/client-diet',
  '**/build',
  '**/generator',
  '**/markdown',
  '**/markdown-copies/*',
  '**/plugin-directory/*',
  '**/quick-build',
  '**/samples',
  '**/records',
  '**/social-cards/**',
  // Data, which the browser reads too.
  '!@generated/plugin-directory/*',
  '!**/social-cards/card-address',
  '!**/social-cards/card-size',
];
const BROWSER = [
  '**/browser/**',
  '**/components/**',
  '**/pages/**',
  '**/theme/**',
  '**/early/**',
  '**/glob-tester/**',
  '**/node-in-browser/**',
  '**/task-timeline/**',
  '**/application/**',
  '**/initial-page/**',
];
const FOR_BROWSER = 'The build does not import code of the browser. Name the file by its path.';
const FOR_BUILD = 'Code of the browser imports only types and data of the build.';

export default tseslint.config(
  {
    ignores: [
      'build/**',
      '.docusaurus*/**',
      'node_modules/**',
      'samples/**',
      'static/**',
      'test-results/**',
    ],
  },
  { linterOptions: { noInlineConfig: true } }, // Exceptions stand below, each with its reason.
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    plugins: { '@docusaurus': docusaurus, 'react-hooks': reactHooks },
    rules: {
      ...docusaurus.configs.recommended.rules,
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'off', // It asks for the theme's Heading, which adds script for anchors that only Markdown pages need.
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/components/PlainLink.tsx'],
    rules: { '@docusaurus/no-html-links': 'off' }, // The one link that is not the generator's; its users say why they need it.
  },
  {
    files: ['src/first-paint/early/start.ts', 'src/search/page/useSearchResults.ts'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] }, // The reader gets a sentence; who looks for the cause finds it in the console.
  },
  {
    files: BUILD_TIME,
    rules: {
      // Imports run from the config to build time to the browser's code to data, and not back.
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: BROWSER, allowTypeImports: true, message: FOR_BROWSER }] },
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: [...BUILD_TIME, 'src/editions/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: BUILD_TIME_IMPORTS, allowTypeImports: true, message: FOR_BUILD }] },
      ],
    },
  },
  {
    files: ['scripts/**', 'benchmarks/**', 'tests/**'],
    rules: { 'no-console': 'off' }, // These talk to a person at a terminal.
  },
  {
    files: ['tests/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' }, // Playwright's fixtures take a function named use and an empty pattern.
  },
  {
    files: ['babel.config.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' }, // The generator loads this file as CommonJS.
    languageOptions: { globals: { module: 'writable', require: 'readonly' } },
  },
);
