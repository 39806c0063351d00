import { chmodSync } from 'node:fs';
import path from 'node:path';

import { beforeEach, describe, expect, it } from 'vitest';

import { checkFile, checkStep, missingInOrder } from '../../../scripts/samples/check';
import { temporaryFolder } from '../../docs/support/temporary-folder';
import { stepWith } from './step-with';

let folder = '';

beforeEach(() => {
  folder = temporaryFolder({ 'a.txt': 'text\n', 'same.txt': 'text\n', 'other.txt': 'other\n' });
  chmodSync(path.join(folder, 'a.txt'), 0o644);
});

describe('checkFile', () => {
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
});

describe('missingInOrder', () => {
  it('accepts texts one after the other', () => {
    expect(missingInOrder(['a', 'b', 'a'], 'a b a')).toEqual([]);
  });

  it('says that a text is missing', () => {
    expect(missingInOrder(['a', 'c'], 'a b')).toEqual([
      '"prints" expects "c", but the command does not print it.',
    ]);
  });

  it('says that a text comes too early', () => {
    expect(missingInOrder(['b', 'a'], 'a b')).toEqual([
      '"prints" expects "a", but the command prints it too early.',
    ]);
  });
});

describe('checkStep', () => {
  const inRun = (text: string): string => text.replace('.mjs', '.js');
  const result = { output: 'gulpfile.js', recorded: '', shown: '', exit: 0, stuck: undefined };

  it('expects exit code 0 unless told otherwise', () => {
    expect(checkStep(stepWith({}), { ...result, exit: 1 }, { folder, inRun })).toEqual([
      'it ends with exit code 1, expected is 0.',
    ]);
    expect(checkStep(stepWith({ exit: 1 }), { ...result, exit: 1 }, { folder, inRun })).toEqual([]);
  });

  it('expects the names of the format that runs', () => {
    const step = stepWith({ prints: ['gulpfile.mjs'] });
    expect(checkStep(step, result, { folder, inRun })).toEqual([]);
  });

  it('refuses a text that must not be printed', () => {
    const step = stepWith({ printsNot: ['gulpfile.mjs'] });
    expect(checkStep(step, result, { folder, inRun })).toEqual([
      'it prints "gulpfile.js", which "printsNot" refuses.',
    ]);
  });

  it('says why a step is stuck, and says nothing of its exit code', () => {
    const stuck = 'it did not end in 60 s.';
    const problems = checkStep(
      stepWith({}),
      { ...result, exit: undefined, stuck },
      { folder, inRun },
    );
    expect(problems).toEqual([stuck]);
  });
});
