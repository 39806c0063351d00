import { describe, expect, test } from 'vitest';
import { readApiPage } from '../support/api-page';
import { type ErrorCase, errorDifferences, outcomeOf } from '../support/documented-errors';
import { type FileStream, gulp } from '../support/gulp';
import { Vinyl } from '../support/vinyl';

const page = readApiPage('docs/api/vinyl-isvinyl.md');

function writeText(stream: FileStream): FileStream {
  stream.write('text');
  stream.end();
  return stream;
}

const errors: readonly ErrorCase[] = [
  {
    message: 'Received a non-Vinyl object in `dest()`',
    run: () => outcomeOf(() => writeText(gulp.dest('never-written'))),
  },
  {
    message: 'Received a non-Vinyl object in `symlink()`',
    run: () => outcomeOf(() => writeText(gulp.symlink('never-written'))),
  },
];

describe('Vinyl.isVinyl()', () => {
  test('documents one parameter and no options', () => {
    expect(page.parameters.map(({ name }) => name)).toEqual(['file']);
    expect(page.options).toEqual([]);
  });

  test('documents the errors that are raised', async () => {
    expect(await errorDifferences(page, errors)).toEqual([]);
  });

  test('looks at _isVinyl and at nothing else', () => {
    expect(Vinyl.isVinyl(new Vinyl())).toBe(true);
    expect(Vinyl.isVinyl({ _isVinyl: true })).toBe(true);
    expect(Vinyl.isVinyl({ ...new Vinyl({ path: '/a.md' }) })).toBe(true);
    expect(Vinyl.isVinyl({ path: '/a.md', contents: null })).toBe(false);
  });

  test('throws nothing, and gives false for values that are no object', () => {
    for (const value of [undefined, null, '', 0, 'a.md']) {
      expect(Vinyl.isVinyl(value)).toBe(false);
    }
  });

  test('needs no this', () => {
    const { isVinyl } = Vinyl;
    expect(isVinyl(new Vinyl())).toBe(true);
  });
});
