import { expect, test } from 'vitest';

import {
  majorOf,
  namedPackages,
  versionsThatRan,
} from '../../../../scripts/install-commands/named-packages';
import { allFences, fencesOf } from '../../../../scripts/samples/page-fences';

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
