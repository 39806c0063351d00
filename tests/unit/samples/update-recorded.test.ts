import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { expect, it } from 'vitest';

import {
  mergeRecorded,
  requireSameVersions,
  updateRecorded,
} from '../../../scripts/samples/update-recorded';
import { readRecorded } from '../../../src/samples/recorded';
import { temporaryFolder } from '../../docs/support/temporary-folder';

const before = {
  gulp: '5.0.1',
  node: '20.20.2',
  date: '2026-01-01',
  samples: { gone: { formats: ['esm'] as const }, kept: { formats: ['esm'] as const } },
};
const runs = {
  gulp: '5.0.1',
  node: '20.20.2',
  date: '2026-02-02',
  existing: ['added', 'kept'],
  passed: new Map([['added', ['esm', 'commonjs'] as const]]),
};

it('adds what passed, keeps the others, and drops samples that are gone', () => {
  expect(mergeRecorded(before, runs)).toEqual({
    gulp: '5.0.1',
    node: '20.20.2',
    date: '2026-01-01',
    samples: { added: { formats: ['esm', 'commonjs'] }, kept: { formats: ['esm'] } },
  });
});

it('takes the day when all samples ran, or ran on other versions', () => {
  expect(mergeRecorded(before, { ...runs, existing: ['added'] }).date).toBe('2026-02-02');
  expect(mergeRecorded(before, { ...runs, gulp: '5.0.2' }).date).toBe('2026-02-02');
});

it.each([{ gulp: '5.0.2' }, { node: '22.0.0' }])('drops runs on other versions: %j', (other) => {
  expect(Object.keys(mergeRecorded(before, { ...runs, ...other }).samples)).toEqual(['added']);
});

it('refuses to record only some samples on other versions, which would drop all others', () => {
  expect(() => requireSameVersions(before, { ...runs, node: '22.13.0' })).toThrow(
    'samples/recorded.json is of gulp 5.0.1 and Node.js 20.20.2, and this is gulp 5.0.1 and Node.js 22.13.0. Use the same versions, or record all samples: npm run samples:record',
  );
  expect(() => requireSameVersions(before, runs)).not.toThrow();
  expect(() => requireSameVersions({ ...before, gulp: '', node: '' }, runs)).not.toThrow();
});

it('loses nothing when several record at the same time', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'recorded.json');
  const names = Array.from({ length: 12 }, (_, index) => `sample-${index}`);
  await Promise.all(
    names.map((name) =>
      updateRecorded({ ...runs, existing: names, passed: new Map([[name, ['esm']]]) }, file),
    ),
  );
  expect(Object.keys((await readRecorded(file)).samples).sort()).toEqual([...names].sort());
  expect(await readdir(folder)).toEqual(['recorded.json']);
});

it('makes a record where there is none', async () => {
  const file = path.join(temporaryFolder(), 'recorded.json');
  await updateRecorded(runs, file);
  expect(Object.keys((await readRecorded(file)).samples)).toEqual(['added']);
});

it('leaves nothing beside a record that cannot be used', async () => {
  const folder = temporaryFolder({ 'recorded.json': '{,' });
  await expect(updateRecorded(runs, path.join(folder, 'recorded.json'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['recorded.json']);
});

it.each(['{,', '{"gulp": 5}'])('names the record that cannot be used: %s', async (text) => {
  const file = path.join(temporaryFolder({ 'recorded.json': text }), 'recorded.json');
  await expect(readRecorded(file)).rejects.toThrow(
    /recorded\.json cannot be used: [^]+ Take it from the last commit, or remove it and run: npm run samples:record$/,
  );
});
