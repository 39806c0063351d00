import { expect, it } from 'vitest';

import { sentencesOf } from '../../../../scripts/check/sentence-reporter';

const failure = { name: 'AssertionError', message: 'expected [ …(2) ] to deeply equal []' };

it('takes each fault out of a list, with all of its lines', () => {
  const actual = `Array [
  "docs/a.md:1: write \\"gulp\\".",
  "samples/a/sample.json: unknown key \\"stesp\\". Remove it.
samples/a/sample.json: \\"steps\\" is wrong.",
]`;
  expect(sentencesOf({ ...failure, actual, expected: 'Array []' }, 'a test')).toEqual([
    'docs/a.md:1: write "gulp".',
    'samples/a/sample.json: unknown key "stesp". Remove it.\nsamples/a/sample.json: "steps" is wrong.',
  ]);
});

it('says of other tests which one it was', () => {
  expect(sentencesOf({ ...failure, message: 'expected 1 to be 2' }, 'a test')).toEqual([
    'a test: expected 1 to be 2',
  ]);
});
