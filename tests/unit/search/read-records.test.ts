import { expect, test } from 'vitest';

import { readRecords } from '../../../scripts/search/read-records';
import { describeError } from '../../../scripts/setup/describe-error.mjs';

test('says to build where there are no records', async () => {
  const error: unknown = await readRecords('nowhere/records.json').catch(
    (reason: unknown) => reason,
  );
  expect(describeError(error)).toBe(
    'There are no search records in nowhere/records.json. Run "npm run build" first.',
  );
});
