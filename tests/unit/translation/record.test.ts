import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { describeError } from '../../../scripts/setup/describe-error.mjs';
import { formatRecord, readRecord } from '../../../src/translation/record';
import { temporaryFolder } from '../../docs/support/temporary-folder';

function recordFile(): string {
  return path.join(temporaryFolder(), 'translated.json');
}

it('reads what it wrote, pages by name', () => {
  const file = recordFile();
  const record = { b: { one: '2' }, a: { two: '1', one: '0' } };
  writeFileSync(file, formatRecord(record));
  expect(readRecord(file)).toEqual(record);
  expect(formatRecord(record)).toMatch(/"a"[^]*"two"[^]*"one"[^]*"b"/);
});

it('begins without a file', () => {
  expect(readRecord(recordFile())).toEqual({});
});

it('names a file that holds something else', () => {
  const file = recordFile();
  writeFileSync(file, '{"a": 1}');
  expect(() => readRecord(file)).toThrow(`${file} cannot be read (`);
});

it('is told by its name where it is no JSON', () => {
  const file = recordFile();
  writeFileSync(file, '{{');
  const told = (): unknown => {
    try {
      return readRecord(file);
    } catch (error) {
      return describeError(error);
    }
  };
  expect(told()).toMatch(/translated\.json cannot be read \(SyntaxError: .+\)\. Take it from /);
});
