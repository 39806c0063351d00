import { mkdir, rename, symlink, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { beforeEach, expect, it } from 'vitest';

import { digestFiles } from '../../src/digest-files.mjs';
import { temporaryFolder } from '../docs/support/temporary-folder';

let root: string;
const at = (file: string): string => path.join(root, file);

beforeEach(async () => {
  root = temporaryFolder({ 'folder/inner/a.txt': 'a', 'file.txt': 'b', 'other.txt': 'c' });
  await symlink('inner/a.txt', at('folder/link'));
});

const digest = (): string => digestFiles(root, ['folder', 'file.txt']);

it('stays the same while nothing changes', () => {
  expect(digest()).toBe(digest());
  expect(digest()).toMatch(/^[0-9a-f]{16}$/);
});

it.each<[string, () => Promise<void>]>([
  ['a file is changed', () => writeFile(at('file.txt'), 'B')],
  ['a file in a folder is changed', () => writeFile(at('folder/inner/a.txt'), 'A')],
  ['a file is added', () => writeFile(at('folder/new.txt'), '')],
  ['a file is removed', () => unlink(at('folder/inner/a.txt'))],
  ['a file is renamed', () => rename(at('folder/inner/a.txt'), at('folder/inner/b.txt'))],
  [
    'a link leads elsewhere',
    async () => {
      await unlink(at('folder/link'));
      await symlink('inner', at('folder/link'));
    },
  ],
])('differs when %s', async (_what, change) => {
  const before = digest();
  await change();
  expect(digest()).not.toBe(before);
});

it('does not depend on other files, nor on installed packages', async () => {
  const before = digest();
  await writeFile(at('other.txt'), 'C');
  await mkdir(at('folder/node_modules'));
  await writeFile(at('folder/node_modules/package.txt'), '');
  expect(digest()).toBe(before);
});
