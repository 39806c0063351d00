import { describe, expect, it } from 'vitest';

import { compareData } from '../../../scripts/plugins/compare-data.mjs';

const before = {
  'gulp-one': {
    version: '1.0.0',
    outcome: 'works',
    nodes: { 22: 'works', 24: 'works' },
    date: '2026-10-02',
  },
  'gulp-two': { version: '2.0.0', outcome: 'works', commonJs: ['gulp-two'], date: '2026-10-02' },
};

describe('compareData', () => {
  it('names each field that differs, nested ones too', () => {
    const after = {
      ...before,
      'gulp-one': {
        ...before['gulp-one'],
        outcome: 'fails',
        detail: 'TypeError: "x"\nis gone',
        nodes: { 22: 'works', 24: 'fails' },
      },
    };
    expect(compareData(before, after)).toEqual([
      'gulp-one',
      '  outcome: "works" → "fails"',
      '  nodes.24: "works" → "fails"',
      String.raw`  detail: nothing → "TypeError: \"x\"\nis gone"`,
    ]);
  });

  it('leaves out what each run renews', () => {
    const after = {
      ...before,
      'gulp-one': { ...before['gulp-one'], date: '2026-11-02', fingerprint: '0123456789ab' },
    };
    expect(compareData(before, after)).toEqual([]);
  });

  it('compares lists as a whole, and tells what came and what went', () => {
    const { 'gulp-one': one, 'gulp-two': two } = before;
    const after = { 'gulp-two': { ...two, commonJs: [] }, 'gulp-zip': { version: '3.0.0' } };
    expect(compareData(before, after)).toEqual([
      'gulp-one',
      `  version: "${one.version}" → nothing`,
      '  outcome: "works" → nothing',
      '  nodes.22: "works" → nothing',
      '  nodes.24: "works" → nothing',
      'gulp-two',
      '  commonJs: ["gulp-two"] → []',
      'gulp-zip',
      '  version: nothing → "3.0.0"',
    ]);
  });
});
