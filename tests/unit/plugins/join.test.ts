import { describe, expect, it } from 'vitest';

import { joinPlugins } from '../../../src/data/plugins/join';
import type { CatalogueEntry, Metadata, VerifiedResult } from '../../../src/data/plugins/schema';
import { mapResults } from '../../../src/data/plugins/vocabulary';
import { LEAST_ENTRY, LEAST_RESULT } from './least';

const facts: Metadata[string] = {
  version: '1.2.3',
  license: 'MIT',
  repository: 'https://example.com/x',
  released: null,
  format: 'commonjs',
  node: '>=22',
  installed: 1000,
};
const join = (
  more: Partial<CatalogueEntry> = {},
  result: Partial<VerifiedResult> = {},
  moreFacts: Partial<Metadata[string]> = {},
) =>
  joinPlugins(
    [{ ...LEAST_ENTRY, ...more }],
    { 'gulp-x': { ...facts, ...moreFacts } },
    { 'gulp-x': { ...LEAST_RESULT, ...result } },
  )[0];

describe('joinPlugins', () => {
  it('says that a plugin works where its recipe did and nothing else is needed', () => {
    expect(join()).toMatchObject({ status: 'works', conditions: [], version: '1.2.3' });
  });

  it('names every condition', () => {
    const plugin = join(
      { encoding: true, companions: ['sass@1'], requires: ['sass'], program: 'git' },
      { otherNode: true },
      { format: 'esm' },
    );
    expect(plugin).toMatchObject({
      status: 'condition',
      conditions: [
        { kind: 'encoding' },
        { kind: 'package', names: ['sass@1'] },
        { kind: 'esm' },
        { kind: 'node', range: '>=22' },
        { kind: 'program', name: 'git' },
      ],
    });
  });

  it('makes a condition of whatever the trial found short of working', () => {
    const told = { first: 'told', middle: 'told', last: 'told' } as const;
    expect(join({}, { broken: told, nodes: { '22': 'works' } })?.status).toBe('works');
    const plugin = join(
      {},
      {
        broken: { ...told, last: 'silent' },
        nodes: { '22': 'works', '24': 'fails' },
        empty: 'Error: no files',
        unwatched: true,
        noCommonJs: true,
      },
    );
    expect(plugin).toMatchObject({
      status: 'condition',
      conditions: [
        { kind: 'nodes', majors: ['20', '22'] },
        { kind: 'broken', result: 'silent' },
        { kind: 'empty' },
        { kind: 'unwatched' },
        { kind: 'noCommonJs' },
      ],
    });
  });

  it('says that a plugin fails only where it ran on none of the versions of Node', () => {
    const fails = { outcome: 'fails', detail: 'Error' } as const;
    expect(join({}, { ...fails, nodes: { '22': 'works' } })?.status).toBe('condition');
    expect(join({}, { ...fails, nodes: { '22': 'fails' } })?.status).toBe('fails');
  });

  it('puts a failure above everything, and a deprecation above conditions', () => {
    const deprecated = { en: 'Gone.', 'zh-Hans': '已弃用。' };
    expect(join({ deprecated, encoding: true })?.status).toBe('deprecated');
    expect(join({ deprecated }, { outcome: 'fails', detail: 'Error' })?.status).toBe('fails');
  });

  it('never says that an untested plugin works', () => {
    expect(joinPlugins([LEAST_ENTRY], { 'gulp-x': facts }, {})[0]?.status).toBe('fails');
  });

  it('tells what becomes of source maps: by gulp, or by the option of the plugin where gulp gives none', () => {
    const maps = { own: { behind: 'x', option: 'maps: true' } };
    const more = { trial: { files: {}, maps } };
    expect(join()?.maps).toBeUndefined();
    expect(join({}, { maps: { gulp: 'lost' } })?.maps).toEqual({
      result: 'lost',
      option: 'sourcemaps: true',
    });
    expect(join(more, { maps: { gulp: 'lost', own: 'kept' } })?.maps).toEqual({
      result: 'kept',
      option: 'maps: true',
    });
    expect(join(more, { maps: { gulp: 'kept', own: 'kept' } })?.maps?.option).toBe(
      'sourcemaps: true',
    );
  });

  it('makes a condition of source maps that lead to the wrong place, and of no others', () => {
    const conditions = { kept: [], bare: [], lost: [], breaks: [], wrong: [{ kind: 'maps' }] };
    for (const result of mapResults) {
      expect(join({}, { maps: { gulp: result } })?.conditions).toEqual(conditions[result]);
    }
  });

  it('shows what the recipe prints, and on which files; what the second run prints where the first is silent', () => {
    const trial = {
      files: { 'src/a.txt': 'good\n', 'src/a.png': { base64: '' } },
      again: { files: { 'src/a.txt': 'bad\n' } },
    };
    expect(join({ trial }, { prints: null })?.output).toBeUndefined();
    expect(join({ trial }, { prints: 'one', again: 'two' })?.output).toEqual({
      files: { 'src/a.txt': 'good\n' },
      text: 'one',
    });
    expect(join({ trial }, { prints: null, again: 'two' })?.output).toEqual({
      files: { 'src/a.txt': 'bad\n' },
      text: 'two',
    });
  });

  it('leaves the output of a recipe that fails to the line that says why, and out of its run', () => {
    const fails = { outcome: 'fails', detail: 'Error', prints: 'one' } as const;
    expect(join({}, fails)?.output).toBeUndefined();
    expect(join({}, { prints: 'one', maps: { gulp: 'kept' } })?.run).not.toMatchObject({
      prints: 'one',
    });
  });

  it('sorts by name', () => {
    const more = [{ ...LEAST_ENTRY, name: 'gulp-z' }, LEAST_ENTRY];
    expect(
      joinPlugins(more, { 'gulp-x': facts, 'gulp-z': facts }, {}).map(({ name }) => name),
    ).toEqual(['gulp-x', 'gulp-z']);
  });

  it('says what to do where metadata is missing', () => {
    expect(() => joinPlugins([LEAST_ENTRY], {}, {})).toThrow('npm run plugins:refresh -- gulp-x');
  });
});
