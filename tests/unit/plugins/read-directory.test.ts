import { expect, test } from 'vitest';

import { readDirectory } from '../../../src/data/plugins/read-directory';
import { catalogueFiles } from '../../../src/data/plugins/catalogue';
import { verifiedSchema } from '../../../src/data/plugins/schema';
import verifiedFile from '../../../src/data/plugins/verified.json';

const [good, other] = catalogueFiles.archives;
const NAME = good?.name ?? '';
const PLACE = `src/data/plugins/catalogue/archives.ts: "${NAME}"`;

test('the directory of the site is in order', () => {
  expect(readDirectory()).toHaveProperty('metadata');
});

test.each<readonly [string, readonly unknown[], string]>([
  ['a wrong type', [{ ...good, encoding: 'no' }], `${PLACE}: encoding: Invalid input`],
  ['an unknown job', [{ ...good, job: 'cooking' }], `${PLACE}: job: Invalid option`],
  [
    'an unknown key',
    [{ ...good, colour: 1 }],
    `${PLACE}: Unrecognized key: "colour". Remove it, or`,
  ],
  ['no summary', [{ ...good, summary: undefined }], `${PLACE}: summary: Invalid input`],
  ['no trial', [{ ...good, trial: undefined }], `${PLACE}: trial: Invalid input`],
  [
    'the same name twice',
    [good, good],
    `${PLACE} stands in src/data/plugins/catalogue/archives.ts already. Remove one entry.`,
  ],
  [
    'an empty phrase',
    [{ ...good, searches: { en: ['pack', ' '], 'zh-Hans': ['打包'] } }],
    `${PLACE}: searches.en.1: a phrase is empty.`,
  ],
  [
    'a list without phrases',
    [{ ...good, searches: { en: ['pack'], 'zh-Hans': [] } }],
    `${PLACE}: searches.zh-Hans: write a phrase, or leave "searches" out.`,
  ],
  [
    'phrases of one language alone',
    [{ ...good, searches: { en: ['pack'] } }],
    `${PLACE}: searches.zh-Hans: Invalid input`,
  ],
  [
    'a phrase twice',
    [{ ...good, searches: { en: ['pack', 'Pack '], 'zh-Hans': ['打包'] } }],
    `${PLACE}: searches.en: "Pack " stands at "${NAME}" already. Keep it where it fits best.`,
  ],
  [
    'a phrase of another entry',
    [
      { ...other, searches: { en: ['unpack'], 'zh-Hans': ['打包'] } },
      { ...good, searches: { en: ['pack'], 'zh-Hans': ['打包'] } },
    ],
    `${PLACE}: searches.zh-Hans: "打包" stands at "${other?.name ?? ''}" already.`,
  ],
  ['no name', [{ ...good, name: undefined }], '"an entry without a name": name: Invalid input'],
  ['nothing', [undefined], 'Invalid input: expected object, received undefined.'],
])('%s is told with the entry', (_what, entries, message) => {
  expect(() => readDirectory({ archives: entries })).toThrow(message);
});

test('an unknown outcome is told with the plugin', () => {
  const [[name, run] = ['', {}]] = Object.entries(verifiedFile);
  expect(() => readDirectory({}, {}, { [name]: { ...run, outcome: 'perhaps' } })).toThrow(
    `src/data/plugins/verified.json: ${name}.outcome: Invalid option`,
  );
});

const [script] = catalogueFiles.scripts;
const SCRIPT = `src/data/plugins/catalogue/scripts.ts: "${script?.name ?? ''}": trial.maps`;

test.each<readonly [string, unknown, string]>([
  ['an unknown key', { give: 'dist/a.js' }, `${SCRIPT}: Unrecognized key: "give". Remove it, or`],
  ['a path out of the project', { gives: '../a.js' }, `${SCRIPT}.gives: `],
  [
    'an option of its own that stands behind nothing',
    { own: { behind: 'nowhere(', option: 'maps: true' } },
    `${SCRIPT}.own.behind: must be a text of the recipe.`,
  ],
  ['true', true, `${SCRIPT}: Invalid input`],
])('source maps of a trial with %s are told with the entry', (_what, maps, message) => {
  const entry = { ...script, trial: { ...script?.trial, maps } };
  expect(() => readDirectory({ scripts: [entry] })).toThrow(message);
});

test('an entry of scripts or styles says where its source maps are, or that it has none', () => {
  const silent = { ...script, trial: { files: {} } };
  expect(() => readDirectory({ scripts: [silent] })).toThrow(
    `${SCRIPT}: must name what the recipe writes, as in { gives: 'dist/{name}.css' }, or be false for a plugin that changes no text.`,
  );
  const without = { ...script, trial: { files: {}, maps: false } };
  expect(() => readDirectory({ scripts: [without] }, {}, {})).not.toThrow();
});

const ran = verifiedSchema.parse(verifiedFile)[script?.name ?? ''];
const RENEW = `Run: npm run plugins:verify -- ${script?.name ?? ''}`;

test.each([
  ['maps', 'what became of source maps'],
  ['prints', 'what it prints'],
])('a result without %s is told with what to run', (field, missing) => {
  const result = { ...ran, maps: { gulp: 'kept' }, prints: null, [field]: undefined };
  expect(() => readDirectory({ scripts: [script] }, {}, { [script?.name ?? '']: result })).toThrow(
    `src/data/plugins/verified.json: "${script?.name ?? ''}" does not say ${missing}. ${RENEW}`,
  );
});

test('a plugin that did not install says neither', () => {
  const result = { ...ran, nodes: undefined, maps: undefined, prints: undefined };
  expect(() =>
    readDirectory({ scripts: [script] }, {}, { [script?.name ?? '']: result }),
  ).not.toThrow();
});
