import { readdirSync } from 'node:fs';
import path from 'node:path';

import { beforeEach, expect, it } from 'vitest';

import type { Sample } from '../../../src/samples/load';
import { unmatchedOutputs, writeOutputs } from '../../../scripts/samples/output-files';
import { readOutput } from '../../../src/samples/read-output';
import { fixtureSample } from './fixture-sample';

let sample: Sample;

beforeEach(() => {
  sample = fixtureSample([
    { id: 'one', command: 'gulp one' },
    { id: 'varying', command: 'gulp varying', record: false },
  ]);
});

it('gives back what was written, and removes what was there', () => {
  writeOutputs(sample, new Map([['old', 'text']]));
  writeOutputs(sample, new Map([['one', 'first\nsecond']]));
  expect(readdirSync(path.join(sample.folder, 'output'))).toEqual(['one.txt']);
  expect(readOutput(sample, 'one')).toBe('first\nsecond');
  expect(readOutput(sample, 'old')).toBeUndefined();
});

it('finds nothing to mend where each recorded step has its file', () => {
  writeOutputs(sample, new Map([['one', 'text']]));
  expect(unmatchedOutputs(sample)).toEqual([]);
});

it('names a file that is missing, and one that belongs to no recorded step', () => {
  writeOutputs(sample, new Map([['varying', 'text']]));
  expect(unmatchedOutputs(sample)).toEqual([
    'samples/fixture/output/one.txt is missing. Run: npm run samples:record -- fixture',
    'samples/fixture/output/varying.txt belongs to no recorded step. Run: npm run samples:record -- fixture',
  ]);
});
