import { expect, test } from 'vitest';

import { majorOf, namedPackages } from '../../../../scripts/install-commands/named-packages';
import { fencesOf } from '../../../../scripts/samples/page-fences';

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
