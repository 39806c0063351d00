import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';
import * as z from 'zod';

import {
  majorOf,
  namedPackages,
  versionsThatRan,
} from '../../../../scripts/install-commands/named-packages';
import { allFences, fencesOf } from '../../../../scripts/samples/page-fences';
import { samplesFolder } from '../../../../src/samples/paths';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      peerDependencies: z.record(z.string(), z.string()).default({}),
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).default({}),
    }),
  ),
});

test('reads the packages of install commands, and nothing else', () => {
  const page = [
    '```bash',
    'npm init -y',
    'npm install --save-dev gulp @babel/core@7 ../preset',
    '```',
    '```text',
    'npm install other',
    '```',
  ].join('\n');
  expect(namedPackages(fencesOf(page, 'docs/a.md'))).toEqual([
    { name: 'gulp', range: undefined, place: 'docs/a.md:3' },
    { name: '@babel/core', range: '7', place: 'docs/a.md:3' },
  ]);
});

test.each([
  ['7.29.13', '7'],
  ['^16.0.3', '16'],
  ['latest', undefined],
])('the major version of %s is %s', (version, major) => {
  expect(majorOf(version)).toBe(major);
});

test('an install command that names a major version names the one that the samples ran', () => {
  const ran = versionsThatRan();
  const named = namedPackages(allFences()).filter(
    ({ name, range }) => range !== undefined && ran(name) !== undefined,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(
    named
      .filter(({ name, range }) => majorOf(range ?? '') !== majorOf(ran(name) ?? ''))
      .map(({ name, range, place }) => `${place}: ${name}@${range}; the samples ran ${ran(name)}.`),
  ).toEqual([]);
});

test('an install command names what its packages expect beside them, which Yarn does not add', () => {
  const lock = readFileSync(path.join(samplesFolder, 'package-lock.json'), 'utf8');
  const { packages } = lockSchema.parse(JSON.parse(lock));
  const named = namedPackages(allFences());
  const missing = named.flatMap(({ name, place }) => {
    const { peerDependencies = {}, peerDependenciesMeta = {} } =
      packages[`node_modules/${name}`] ?? {};
    const beside = named.filter((other) => other.place === place).map((other) => other.name);
    return Object.keys(peerDependencies)
      .filter((peer) => !peerDependenciesMeta[peer]?.optional && !beside.includes(peer))
      .map((peer) => `${place}: ${name} needs ${peer}.`);
  });
  expect(missing).toEqual([]);
});
