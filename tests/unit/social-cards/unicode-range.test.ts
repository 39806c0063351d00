import { expect, test } from 'vitest';

import { covers, parseUnicodeRange } from '../../../src/social-cards/unicode-range';

test('reads single code points and ranges, both ends included', () => {
  const ranges = parseUnicodeRange('U+41-43, U+4e00');
  expect(Array.from('@ABCD一丁', (character) => covers(ranges, character))).toEqual([
    false,
    true,
    true,
    true,
    false,
    true,
    false,
  ]);
});

test('knows characters above U+FFFF', () => {
  expect(covers(parseUnicodeRange('U+20000-2ffff'), '𠀀')).toBe(true);
});

test('names the part that it cannot read', () => {
  expect(() => parseUnicodeRange('U+41,4e00')).toThrow(
    '"4e00" is not a part of a unicode-range. Expected U+4e00 or U+4e00-4e0f.',
  );
});
