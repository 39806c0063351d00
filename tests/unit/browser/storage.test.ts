// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import {
  readStorage,
  readStoredJson,
  removeStorage,
  writeStorage,
} from '../../../src/browser/storage';

it('keeps the two storages apart', () => {
  writeStorage('a', '1');
  writeStorage('a', '2', 'sessionStorage');
  expect([readStorage('a'), readStorage('a', 'sessionStorage')]).toEqual(['1', '2']);
  removeStorage('a');
  expect([readStorage('a'), readStorage('a', 'sessionStorage')]).toEqual([null, '2']);
});

it.each([
  ['{"b":1}', { b: 1 }],
  ['no JSON', null],
])('reads %s as JSON', (text, value) => {
  writeStorage('a', text);
  expect(readStoredJson('a')).toEqual(value);
});

it('forgets a value that full storage lets nothing replace', () => {
  writeStorage('a', '1');
  writeStorage('b', '1');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  writeStorage('a', '22');
  expect([readStorage('a'), readStorage('b')]).toEqual([null, '1']);
});

it('reads nothing and throws nothing when storage is denied', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  writeStorage('a', '1');
  removeStorage('a');
  expect([readStorage('a'), readStoredJson('a')]).toEqual([null, null]);
});
