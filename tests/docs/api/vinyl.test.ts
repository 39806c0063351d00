import { describe, expect, test } from 'vitest';
import { readApiPage } from '../support/api-page';
import { type ErrorCase, errorDifferences, outcomeOf } from '../support/documented-errors';
import { nameAndVersion } from '../support/gulp';
import { type DefaultCase, defaultDifferences } from '../support/option-defaults';
import { nameDifferences, pageTables } from '../support/page-tables';
import { Recorder } from '../support/recorded-options';
import { methodNames, propertyNames, Vinyl } from '../support/vinyl';

const path = 'docs/api/vinyl.md';
const page = readApiPage(path);
const library = nameAndVersion('vinyl');

function observed(property: string, given: object = {}): DefaultCase['observe'] {
  return (options) => new Vinyl({ ...given, ...options })[property];
}

const defaults: readonly DefaultCase[] = [
  {
    option: 'cwd',
    written: 'process.cwd()',
    value: process.cwd(),
    other: '/other',
    observe: observed('cwd'),
  },
  {
    option: 'base',
    written: 'cwd',
    value: '/project',
    other: '/project/src',
    observe: observed('base', { cwd: '/project' }),
  },
  { option: 'path', value: null, other: '/a.md', observe: observed('path') },
  { option: 'history', value: [], other: ['/a.md'], observe: observed('history') },
  { option: 'stat', value: null, other: { size: 1 }, observe: observed('stat') },
  { option: 'contents', value: null, other: Buffer.from('a'), observe: observed('contents') },
];

function setting(property: string, value: unknown, options?: object): ErrorCase['call'] {
  return () => {
    new Vinyl(options)[property] = value;
  };
}

const computed = ['dirname', 'basename', 'stem', 'extname'] as const;

const errors: readonly ErrorCase[] = [
  {
    message: 'File.contents can only be a Buffer, a Stream, or null.',
    call: setting('contents', 'text'),
  },
  { message: 'cwd must be a non-empty string.', call: setting('cwd', '') },
  { message: 'base must be a non-empty string, or null/undefined.', call: setting('base', '') },
  { message: 'path should be a string.', call: setting('path', null) },
  { message: 'symlink should be a string', call: setting('symlink', null) },
  {
    message: 'File.relative is generated from the base and path attributes. Do not modify it.',
    call: setting('relative', 'a.md', { path: '/a.md' }),
  },
  {
    message: 'No path specified! Can not get relative.',
    call: () => new Vinyl()['relative'],
  },
  ...computed.flatMap((property): readonly ErrorCase[] => [
    {
      message: `No path specified! Can not get ${property}.`,
      call: () => new Vinyl()[property],
    },
    { message: `No path specified! Can not set ${property}.`, call: setting(property, 'a') },
  ]),
];

/** A value for each property that can be set, to find out which ones can. */
const samples: Readonly<Record<string, unknown>> = {
  contents: Buffer.from('a'),
  stat: {},
  cwd: '/b',
  base: '/b',
  path: '/b/c.md',
  history: ['/b'],
  relative: 'c.md',
  dirname: '/b',
  basename: 'c.md',
  stem: 'c',
  extname: '.md',
  symlink: '/d',
};

describe('new Vinyl()', () => {
  test('documents the options that the library reads', () => {
    const recorder = new Recorder();
    new Vinyl(recorder.record());
    expect(page.parameters).toEqual(['options']);
    expect(nameDifferences(page.path, page.options, recorder.names, library)).toEqual([]);
  });

  test('documents the defaults that are at work', async () => {
    expect(await defaultDifferences(page, defaults)).toEqual([]);
  });

  test('documents the errors that are raised', async () => {
    expect(await errorDifferences(page, errors)).toEqual([]);
  });

  test('documents the properties, and which of them can be set', async () => {
    const [rows = []] = pageTables(path, 'Property');
    expect(nameDifferences(path, rows, propertyNames(), library)).toEqual([]);
    for (const { name, cells, line } of rows) {
      const outcome = await outcomeOf(setting(name, samples[name], { path: '/a.md' }));
      const found = outcome.how === 'none' ? 'yes' : 'no';
      expect(cells[2], `${path}:${line}: "Can be set" of ${name}`).toBe(found);
    }
  });

  test('documents the methods', () => {
    const [rows = []] = pageTables(path, 'Method');
    expect(nameDifferences(path, rows, methodNames(), library)).toEqual([]);
  });
});

describe('clone()', () => {
  const original = new Vinyl({ path: '/a.md', contents: Buffer.from('a'), meta: { width: 80 } });
  const [rows = []] = pageTables(path, 'Option of clone()');

  function copies(options?: object): Readonly<Record<string, boolean>> {
    const copy = original.clone(options);
    return {
      deep: copy['meta'] !== original['meta'],
      contents: copy['contents'] !== original['contents'],
    };
  }

  test('documents the options that the library reads', () => {
    const recorder = new Recorder();
    original.clone(recorder.record());
    expect(nameDifferences(path, rows, recorder.names, library)).toEqual([]);
  });

  test('documents what happens without options, and with an option left out', () => {
    for (const { name, cells, line } of rows) {
      const found = [String(copies()[name]), String(copies({})[name])];
      expect([cells[2], cells[3]], `${path}:${line}: defaults of ${name}`).toEqual(found);
    }
  });
});
