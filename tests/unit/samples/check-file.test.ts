import { chmodSync } from 'node:fs';
import path from 'node:path';

import { beforeEach, expect, it } from 'vitest';

import { checkFile } from '../../../scripts/samples/check-file';
import { temporaryFolder } from '../../docs/support/temporary-folder';

let folder = '';

beforeEach(() => {
  folder = temporaryFolder({ 'a.txt': 'text\n', 'same.txt': 'text\n', 'other.txt': 'other\n' });
  chmodSync(path.join(folder, 'a.txt'), 0o644);
});

it.each([
  ['text', { text: 'text\n' }],
  ['a pattern', { matches: '^te.t' }],
  ['equal bytes', { sameBytesAs: 'same.txt' }],
  ['other bytes', { differsFrom: 'other.txt' }],
  ['a mode', { mode: '644' }],
])('accepts %s', (_what, check) => {
  expect(checkFile(folder, 'a.txt', check)).toEqual([]);
});

it('accepts a file that is absent', () => {
  expect(checkFile(folder, 'b.txt', { absent: true })).toEqual([]);
});

it.each([
  ['a.txt', { text: 'x' }, 'a.txt holds "text\\n", expected is "x".'],
  ['a.txt', { matches: '^x' }, 'a.txt holds "text\\n", which does not match /^x/.'],
  ['a.txt', { sameBytesAs: 'other.txt' }, 'a.txt has not the same bytes as other.txt.'],
  [
    'a.txt',
    { differsFrom: 'same.txt' },
    'a.txt has the same bytes as same.txt, and should differ.',
  ],
  ['a.txt', { sameBytesAs: 'c.txt' }, 'c.txt is missing, and a.txt is to be compared with it.'],
  ['a.txt', { mode: '600' }, 'a.txt has mode 644, expected is 600.'],
  ['b.txt', { text: '' }, 'b.txt was not written.'],
  ['a.txt', { absent: true as const }, 'a.txt exists, and should be absent.'],
])('refuses %s with %j', (file, check, message) => {
  expect(checkFile(folder, file, check)).toEqual([message]);
});
