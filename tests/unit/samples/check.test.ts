import { describe, expect, it } from 'vitest';

import { checkStep, missingInOrder } from '../../../scripts/samples/check';
import { temporaryFolder } from '../../docs/support/temporary-folder';
import { stepWith } from './step-with';

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
  const folder = temporaryFolder();
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
