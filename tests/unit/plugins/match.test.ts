import { describe, expect, it } from 'vitest';

import {
  commonJob,
  foldText,
  matchRows,
  sortRows,
  type RowFacts,
} from '../../../src/components/PluginDirectory/match';
import { emptyView } from '../../../src/components/PluginDirectory/view';

const row = (name: string, more: Partial<RowFacts> = {}): RowFacts => ({
  name,
  words: foldText(`${name} Compiles things`),
  job: 'styles',
  status: 'works',
  format: 'commonjs',
  released: '',
  ...more,
});
const rows = [
  row('gulp-b', { status: 'fails', released: '2020-01-01' }),
  row('gulp-a', { job: 'html', format: 'esm', released: '2024-05-05' }),
  row('gulp-c', { status: 'condition', format: 'both' }),
];
const names = (found: readonly RowFacts[]): readonly string[] => found.map(({ name }) => name);

describe('commonJob', () => {
  it('names the job that most rows do', () => {
    expect(commonJob(rows)).toBe('styles');
    expect(commonJob([row('a', { job: 'html' })])).toBe('html');
    expect(commonJob([])).toBeUndefined();
  });
});

describe('matchRows', () => {
  it('shows everything to the unfiltered view', () => {
    expect(matchRows(rows, emptyView)).toEqual(rows);
  });

  it('wants every word, in any order, without regard to case and width', () => {
    expect(names(matchRows(rows, { ...emptyView, text: ' THINGS  gulp-ａ ' }))).toEqual(['gulp-a']);
    expect(matchRows(rows, { ...emptyView, text: 'gulp-a missing' })).toEqual([]);
  });

  it('filters by job, status and format together', () => {
    expect(names(matchRows(rows, { ...emptyView, job: 'html' }))).toEqual(['gulp-a']);
    expect(names(matchRows(rows, { ...emptyView, status: 'fails' }))).toEqual(['gulp-b']);
    expect(matchRows(rows, { ...emptyView, job: 'html', status: 'fails' })).toEqual([]);
  });

  it('finds a package with both formats by either', () => {
    expect(names(matchRows(rows, { ...emptyView, format: 'esm' }))).toEqual(['gulp-a', 'gulp-c']);
    expect(names(matchRows(rows, { ...emptyView, format: 'commonjs' }))).toEqual([
      'gulp-b',
      'gulp-c',
    ]);
  });

  it('takes the text literally, whatever it holds', () => {
    expect(matchRows(rows, { ...emptyView, text: '.* (?<a> [' })).toEqual([]);
  });
});

describe('sortRows', () => {
  it('sorts by name', () => {
    expect(names(sortRows(rows, 'name'))).toEqual(['gulp-a', 'gulp-b', 'gulp-c']);
  });

  it('sorts by release, the newest first and those without a day last', () => {
    expect(names(sortRows(rows, 'released'))).toEqual(['gulp-a', 'gulp-b', 'gulp-c']);
    expect(names(sortRows([row('gulp-0'), ...rows], 'released')).at(2)).toBe('gulp-0');
  });

  it('sorts by status, what works first', () => {
    expect(names(sortRows(rows, 'status'))).toEqual(['gulp-a', 'gulp-c', 'gulp-b']);
  });
});
