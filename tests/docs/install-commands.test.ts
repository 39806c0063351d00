import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';
import * as z from 'zod';

import {
  majorOf,
  namedPackages,
  versionsThatRan,
} from '../../scripts/install-commands/named-packages';
import { allFences } from '../../scripts/samples/page-fences';
import { samplesFolder } from '../../src/samples/paths';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      peerDependencies: z.record(z.string(), z.string()).default({}),
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).default({}),
    }),
  ),
});

const named = namedPackages(allFences());

test('an install command that names a major version names the one that the samples ran', () => {
  const ran = versionsThatRan();
  const compared = named.flatMap(({ name, range, place }) => {
    const version = ran(name);
    return range === undefined || version === undefined ? [] : [{ name, range, place, version }];
  });
  expect(compared.length).toBeGreaterThan(20);
  expect(
    compared
      .filter(({ range, version }) => majorOf(range) !== majorOf(version))
      .map(
        ({ name, range, place, version }) =>
          `${place}: ${name}@${range}; the samples ran ${version}. Write ${name}@${majorOf(version)}, or run the samples with the other one.`,
      ),
  ).toEqual([]);
});

test('an install command names what its packages expect beside them, which Yarn does not add', () => {
  const lock = readFileSync(path.join(samplesFolder, 'package-lock.json'), 'utf8');
  const { packages } = lockSchema.parse(JSON.parse(lock));
  const missing = named.flatMap(({ name, place }) => {
    const { peerDependencies = {}, peerDependenciesMeta = {} } =
      packages[`node_modules/${name}`] ?? {};
    const beside = named.filter((other) => other.place === place).map((other) => other.name);
    return Object.keys(peerDependencies)
      .filter((peer) => !peerDependenciesMeta[peer]?.optional && !beside.includes(peer))
      .map((peer) => `${place}: ${name} needs ${peer}. Add it to the command.`);
  });
  expect(missing).toEqual([]);
});
