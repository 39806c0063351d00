import { accessSync, constants } from 'node:fs';
import path from 'node:path';

import { beforeEach, expect, test, vi } from 'vitest';

import { ROOT } from '../../../../scripts/setup/install.mjs';
import { requireWritable } from '../../../../scripts/setup/require-writable.mjs';

// Whoever runs tests as root may write everywhere.
vi.mock(import('node:fs'), async (importOriginal) => ({
  ...(await importOriginal()),
  accessSync: vi.fn(),
}));

const access = vi.mocked(accessSync);

beforeEach(() => {
  access.mockReset();
});

test.each([
  ['scripts/setup', 'scripts/setup'],
  ['scripts/none/of/these', 'scripts'],
])('asks for %s whether "%s" may be written', (folder, asked) => {
  requireWritable(folder);
  expect(access).toHaveBeenCalledExactlyOnceWith(path.join(ROOT, asked), constants.W_OK);
});

test('tells what the file system says', () => {
  access.mockImplementation(() => {
    throw new Error('EACCES: permission denied');
  });
  expect(() => requireWritable('scripts')).toThrow('EACCES: permission denied');
});
