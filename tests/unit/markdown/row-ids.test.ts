import { describe, expect, it } from 'vitest';

import { messageRowId, rowId } from '../../../src/markdown/row-ids';

describe('rowId', () => {
  it.each([
    ['its fixed words', 'Invalid glob argument: <globs>', 'error-invalid-glob-argument'],
    [
      'without a remark behind it',
      'File not found with singular glob: <path> (if this was purposeful, use `allowEmpty` option)',
      'error-file-not-found-with-singular-glob',
    ],
    [
      'with the parentheses of a function',
      'Received a non-Vinyl object in `dest()` ',
      'error-received-a-non-vinyl-object-in-dest',
    ],
    [
      'its first sentence',
      'Invalid dest() folder argument. Please specify a non-empty string or a function.',
      'error-invalid-dest-folder-argument',
    ],
    [
      'more sentences where the first is short',
      'No path specified! Can not get stem.',
      'error-no-path-specified-can-not-get-stem',
    ],
    [
      'no more than seven of them',
      'Input length: <length>, exceeds maximum allowed length: <limit>, or more',
      'error-input-length-exceeds-maximum-allowed-length-or',
    ],
    ['no second "error"', 'Error [ERR_X]: <path> is gone', 'error-err-x-is-gone'],
  ])('makes the id of a message of %s', (_what, message, id) => {
    expect(rowId('Message', message)).toBe(id);
    expect(rowId('错误信息', message)).toBe(id);
  });

  it('makes the id of a name in any other table', () => {
    expect(rowId('Option', 'allowEmpty')).toBe('option-allowEmpty');
    expect(rowId('Line', 'Using gulpfile <path>')).toBeUndefined();
    expect(messageRowId('Option', 'cwd')).toBeUndefined();
  });
});
