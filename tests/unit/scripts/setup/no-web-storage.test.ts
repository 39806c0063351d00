import { spawnSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { withoutWebStorage } from '../../../../scripts/setup/no-web-storage.mjs';

describe('withoutWebStorage', () => {
  it.each([
    ['--experimental-webstorage', ['--no-experimental-webstorage']],
    ['--env-file', []],
  ])('of a Node.js that knows %s, takes %j', (flag, taken) => {
    expect(withoutWebStorage(new Set([flag]))).toEqual(taken);
  });

  it('lets Node.js look for a storage without a warning', () => {
    const words = [...withoutWebStorage(), '--eval', 'console.log(typeof globalThis.localStorage)'];
    const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({ stdout: 'undefined\n', stderr: '' });
  });
});
