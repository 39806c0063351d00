import { describe, expect, it } from 'vitest';

import {
  missingDay,
  readFormat,
  readMetadata,
  readReleased,
  readRepository,
} from '../../../scripts/plugins/metadata';

describe('readFormat', () => {
  it.each([
    ['no field', {}, 'commonjs'],
    ['a main file', { main: 'lib/index.js' }, 'commonjs'],
    ['type module', { type: 'module', exports: './index.js' }, 'esm'],
    ['a main file that is a module', { main: './index.mjs' }, 'esm'],
    ['a file for each format', { exports: { import: './i.mjs', require: './i.js' } }, 'both'],
    [
      'a file for each format below a dot, with types',
      {
        type: 'module',
        exports: { '.': { types: './i.d.ts', import: './i.js', require: './i.cjs' } },
      },
      'both',
    ],
    [
      'a file for each format, the second below a package.json of its own',
      {
        type: 'module',
        exports: { '.': { import: './esm/index.js', require: './commonjs/index.js' } },
      },
      'both',
    ],
    [
      'two conditions that name one module',
      { type: 'module', exports: { '.': { import: './i.js', require: './i.js' } } },
      'esm',
    ],
    [
      'other entry points, which do not count',
      { exports: { '.': './i.js', './package.json': './package.json', './x': './x.mjs' } },
      'commonjs',
    ],
  ])('reads %s', (_, view, format) => {
    expect(readFormat(view)).toBe(format);
  });
});

describe('readRepository', () => {
  it.each([
    ['git+https://github.com/owner/name.git', 'https://github.com/owner/name'],
    ['git://github.com/owner/name.git', 'https://github.com/owner/name'],
    ['git@github.com:owner/name.git', 'https://github.com/owner/name'],
    ['git+ssh://git@github.com/owner/name.git', 'https://github.com/owner/name'],
    ['https://gitlab.com/group/team/name', 'https://gitlab.com/group/team/name'],
    ['owner/name', 'https://github.com/owner/name'],
    ['github:owner/name', 'https://github.com/owner/name'],
  ])('makes an address of %s', (text, address) => {
    expect(readRepository(text)).toBe(address);
    expect(readRepository({ url: text })).toBe(address);
  });

  it('says what to do where there is none', () => {
    expect(() => readRepository(undefined)).toThrow('scripts/plugins/corrections.ts');
  });
});

describe('readReleased', () => {
  it('reads the day of the version', () => {
    const time = {
      created: '2020-01-01T00:00:00Z',
      '1.0.0': '2020-01-01T00:00:00Z',
      '1.10.0': '2021-05-06T23:59:00Z',
      '1.9.0': '2020-03-03T00:00:00Z',
    };
    expect(readReleased({ version: '1.10.0', time })).toBe('2021-05-06');
  });

  it('refuses days that fall while versions rise', () => {
    const time = {
      '1.0.0': '2025-10-02T00:00:00Z',
      '1.1.0': '2025-10-01T00:00:00Z',
      '1.2.0': '2024-12-02T00:00:00Z',
    };
    expect(readReleased({ version: '1.2.0', time })).toBeNull();
  });

  it('allows a late fix of an old line', () => {
    const early = Array.from({ length: 10 }, (_, index) => [
      `1.${index}.0`,
      `2020-01-${10 + index}T00:00:00Z`,
    ]);
    const time = {
      ...Object.fromEntries(early),
      '1.9.1': '2022-06-01T00:00:00Z',
      '2.0.0': '2021-01-01T00:00:00Z',
    };
    expect(readReleased({ version: '2.0.0', time })).toBe('2021-01-01');
  });

  it('knows no day of a version that is not listed', () => {
    expect(readReleased({ version: '1.0.0' })).toBeNull();
  });
});

describe('readMetadata', () => {
  const view = { name: 'x', version: '1.0.0', license: 'MIT', repository: 'owner/x' };

  it('lets a correction win', () => {
    expect(
      readMetadata(view, { license: 'ISC', released: { [view.version]: '2020-02-02' } }),
    ).toEqual({
      version: '1.0.0',
      license: 'ISC',
      repository: 'https://github.com/owner/x',
      released: '2020-02-02',
      format: 'commonjs',
      node: null,
    });
  });

  it('says how to write the date of a correction', () => {
    expect(() => readMetadata(view, { released: { [view.version]: '01.05.2024' } })).toThrow(
      'scripts/plugins/corrections.ts: "01.05.2024" of x has another form than a date here. Write 2024-05-01, 2024-05, 2024 or 2023/2024.',
    );
  });

  it('says what to do where no license is named', () => {
    expect(() => readMetadata({ ...view, license: undefined })).toThrow(
      'x names no license: look it up and add it to scripts/plugins/corrections.ts',
    );
  });
});

it('tells what to do where a release has no day', () => {
  expect(missingDay('gulp-x', { version: '1.2.0', released: null })).toMatch(
    /^src\/data\/plugins\/metadata\.json: npm gives no day for "gulp-x" 1\.2\.0\. Write /,
  );
  expect(missingDay('gulp-x', { version: '1.2.0', released: '2024-05-01' })).toBeUndefined();
});
