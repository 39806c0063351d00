import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { readRelease, readReleases } from '../../scripts/gulp-releases/releases';
import { projectRoot } from '../../src/samples/paths';
import { docsFolders } from './prose/page';
import { nameAndVersion } from './support/gulp';

const PAGE = 'about/is-gulp-maintained.md';

const { read, packages } = readReleases();

describe.each(Object.values(docsFolders))(`%s/${PAGE}`, (folder) => {
  const text = readFileSync(path.join(projectRoot, folder, PAGE), 'utf8');

  it('has the day on which npm was asked', () => {
    const days = text.match(/\b2\d{3}-\d{2}-\d{2}\b/gu) ?? [];
    expect(days).toContain(read);
  });

  it('has a row for each package with its last version and day, and no other', () => {
    const rows = text.match(/^\| `[\w-]+` \| \d.*\|$/gmu) ?? [];
    expect(rows.map((row) => row.split(' | ').slice(0, 3).join(' | '))).toEqual(
      packages.map(({ name, version, released }) => `| \`${name}\` | ${version} | ${released}`),
    );
  });
});

it('knows none of them as deprecated, which the page says', () => {
  expect(packages.filter(({ deprecated }) => deprecated)).toEqual([]);
});

it('tells of the gulp that the site describes', () => {
  const told = packages.find(({ name }) => name === 'gulp');
  expect(`gulp ${told?.version}`).toBe(nameAndVersion('gulp'));
});

describe('readRelease', () => {
  const time = { '9.0.0': '2030-01-02T03:04:05.000Z' };

  it('takes the day of npm where it can be true', () => {
    expect(readRelease({ name: 'gulp', version: '9.0.0', time })).toEqual({
      name: 'gulp',
      version: '9.0.0',
      released: '2030-01-02',
      deprecated: false,
    });
  });

  it('asks for the day where npm gives one that cannot be true', () => {
    const mixed = { '8.0.0': '2030-02-02T03:04:05.000Z', ...time };
    expect(() => readRelease({ name: 'gulp', version: '9.0.0', time: mixed })).toThrow(
      'npm gives no day for gulp 9.0.0 that can be true. Look it up in the changelog',
    );
  });

  it('keeps that npm warns of a package', () => {
    expect(
      readRelease({ name: 'gulp', version: '9.0.0', time, deprecated: 'Use another.' }),
    ).toHaveProperty('deprecated', true);
  });
});
