// @vitest-environment node
import { expect, test } from 'vitest';

import { assertDirectory } from '../../../src/data/plugins/assert-directory';
import { catalogueFiles } from '../../../src/data/plugins/catalogue';
import verifiedFile from '../../../src/data/plugins/verified.json';

const [good] = catalogueFiles.archives;
const NAME = good?.name ?? '';
const PLACE = `src/data/plugins/catalogue/archives.ts: "${NAME}"`;

test('the directory of the site is in order', () => {
  expect(() => assertDirectory()).not.toThrow();
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
  ['no name', [{ ...good, name: undefined }], '"an entry without a name": name: Invalid input'],
  ['nothing', [undefined], 'Invalid input: expected object, received undefined.'],
])('%s is told with the entry', (_what, entries, message) => {
  expect(() => assertDirectory({ archives: entries })).toThrow(message);
});

test('an unknown outcome is told with the plugin', () => {
  const [[name, run] = ['', {}]] = Object.entries(verifiedFile);
  expect(() => assertDirectory({}, {}, { [name]: { ...run, outcome: 'perhaps' } })).toThrow(
    `src/data/plugins/verified.json: ${name}.outcome: Invalid option`,
  );
});
