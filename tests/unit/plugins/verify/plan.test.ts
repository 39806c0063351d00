import { describe, expect, it } from 'vitest';

import { takeFingerprint } from '../../../../scripts/plugins/verify/fingerprint';
import { chooseJobs, completeResults, listJobs } from '../../../../scripts/plugins/verify/plan';
import type { CatalogueEntry, VerifiedResult } from '../../../../src/data/plugins/schema';
import { LEAST_ENTRY, LEAST_RESULT } from '../least';

const entry = (name: string): CatalogueEntry => ({
  ...LEAST_ENTRY,
  name,
  recipe: `export const ${name} = 1;`,
});
const catalogue = [entry('a'), entry('b')];
const versions = { a: { version: '1.0.0' }, b: { version: '2.0.0' } };
const jobs = listJobs({ catalogue, versions });

const result = (name: 'a' | 'b', more: Partial<VerifiedResult> = {}): VerifiedResult => ({
  ...LEAST_RESULT,
  version: versions[name].version,
  nodes: { '22': 'works' },
  maps: { gulp: 'kept' },
  prints: null,
  fingerprint: takeFingerprint(entry(name)),
  ...more,
});
const namesOf = (chosen: ReturnType<typeof chooseJobs>): readonly string[] =>
  chosen.map((job) => job.entry.name);

describe('listJobs', () => {
  it('says what is missing, and where it goes', () => {
    expect(() => listJobs({ catalogue, versions: {} })).toThrow(
      'No metadata for a: run npm run plugins:refresh -- a.',
    );
  });
});

describe('chooseJobs', () => {
  it('takes everything, without what an interrupted run had done', () => {
    expect(namesOf(chooseJobs(jobs, [], {}))).toEqual(['a', 'b']);
    expect(namesOf(chooseJobs(jobs, [], { a: result('a') }))).toEqual(['b']);
  });

  it('does again what changed meanwhile', () => {
    expect(namesOf(chooseJobs(jobs, [], { a: result('a', { version: '0.9.0' }) }))).toContain('a');
    expect(
      namesOf(chooseJobs(jobs, [], { a: result('a', { fingerprint: '000000000000' }) })),
    ).toContain('a');
  });

  it('does again what says less than is asked today', () => {
    const silent = result('a', { prints: undefined });
    expect(namesOf(chooseJobs(jobs, [], { a: silent }))).toContain('a');
  });

  it('takes the plugins that are named, done or not, and refuses others', () => {
    expect(namesOf(chooseJobs(jobs, ['a'], { a: result('a') }))).toEqual(['a']);
    expect(() => chooseJobs(jobs, ['c'], {})).toThrow('Not in src/data/plugins/catalogue: c.');
  });
});

describe('completeResults', () => {
  it('gives nothing while a result is missing or old', () => {
    expect(completeResults(jobs, [{ a: result('a') }])).toBeUndefined();
    expect(
      completeResults(jobs, [{ a: result('a'), b: result('b', { version: '1.0.0' }) }]),
    ).toBeUndefined();
  });

  it('takes the newest current result, and drops plugins that left the catalogue', () => {
    const fresh = { a: result('a', { outcome: 'fails', detail: 'Error' }) };
    const older = { a: result('a'), b: result('b'), c: result('b') };
    expect(completeResults(jobs, [fresh, older])).toEqual({ a: fresh.a, b: older.b });
  });
});
