import { describe, expect, test } from 'vitest';
import { readApiPage } from '../support/api-page';
import { type ErrorCase, errorDifferences } from '../support/documented-errors';
import { type FileStream, gulp } from '../support/gulp';

const page = readApiPage('docs/api/vinyl-isvinyl.md');

function writeText(stream: FileStream): FileStream {
  stream.write('text');
  stream.end();
  return stream;
}

const errors: readonly ErrorCase[] = [
  {
    message: 'Received a non-Vinyl object in `dest()`',
    call: () => writeText(gulp.dest('never-written')),
  },
  {
    message: 'Received a non-Vinyl object in `symlink()`',
    call: () => writeText(gulp.symlink('never-written')),
  },
];

describe('Vinyl.isVinyl()', () => {
  test('documents one parameter and no options', () => {
    expect(page.parameters).toEqual(['file']);
    expect(page.options).toEqual([]);
  });

  test('documents the errors that are raised', async () => {
    expect(await errorDifferences(page, errors)).toEqual([]);
  });
});
