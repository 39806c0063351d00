import path from 'node:path';

import { expect, test } from 'vitest';

import { projectRoot } from '../../src/samples/paths';
import { compareTranslation } from '../../src/translation/compare';
import { readPagePairs } from '../../src/translation/pages';
import { readRecord, RECORD_FILE } from '../../src/translation/record';

// A stale section says so to its readers; a page that is not translated does so too.
test('each translated page has the sections of the English page', () => {
  const differences = compareTranslation(
    readPagePairs(projectRoot),
    readRecord(path.join(projectRoot, RECORD_FILE)),
  );
  expect(
    differences
      .filter(({ kind }) => kind === 'missing' || kind === 'gone')
      .map(({ message }) => message),
  ).toEqual([]);
});
