import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { readResults, writeResults } from '../../../../scripts/plugins/verify/store';
import { temporaryFolder } from '../../../docs/support/temporary-folder';

const FILE = 'src/data/plugins/verified.json';

it('writes the results of the site as they stand, so that one plugin leaves the others alone', () => {
  const written = path.join(temporaryFolder(), 'verified.json');
  writeResults(written, readResults(FILE));
  expect(readFileSync(written, 'utf8')).toBe(readFileSync(FILE, 'utf8'));
});
