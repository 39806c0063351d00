import { mkdirSync } from 'node:fs';

import { expect, test } from 'vitest';

import { projectRoot } from '../../../src/samples/paths';
import { claim } from '../claims/support';

claim(
  'api/cli#cwd',
  'A claim may end in a folder below its own.',
  () => {
    mkdirSync('below');
    process.chdir('below');
  },
  undefined,
);

test('the test after a claim has the working directory that the claim found', () => {
  expect(process.cwd()).toBe(projectRoot);
});
