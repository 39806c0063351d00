import { beforeAll, describe, expect, test } from 'vitest';

import { loadTypeface, type Typeface } from '../../../src/social-cards/typeface';

const TEXT = 'Explaining globs: src() AV 快速入门';

describe('loadTypeface', () => {
  let typeface: Typeface;

  beforeAll(async () => {
    typeface = await loadTypeface(TEXT);
  });

  test('outlines Latin and Chinese with numbers only', () => {
    expect(typeface.path(TEXT, 650)).toMatch(/^(?:[MLQCZ][\d\s.-]*)+$/);
  });

  test('sets Chinese characters one em wide', () => {
    expect(typeface.width('快速入门', 700)).toBe(4000);
  });

  test('makes a heavier Latin text wider', () => {
    expect(typeface.width('globs', 700)).toBeGreaterThan(typeface.width('globs', 300));
  });

  test('kerns Latin letters', () => {
    const apart = typeface.width('A', 700) + typeface.width('V', 700);
    expect(typeface.width('AV', 700)).toBeLessThan(apart);
  });

  test('starts each character where the one before ends', () => {
    const [, second] = typeface
      .path('门门', 700)
      .split(/(?=M)/)
      .filter((_part, index, parts) => index % (parts.length / 2) === 0);
    const [first] = typeface.path('门', 700).split(/(?=M)/);
    const start = (part = '') => Number(/^M(-?\d+)/.exec(part)?.[1]);
    expect(start(second) - start(first)).toBe(1000);
  });

  test('leaves out what the font does not have', async () => {
    const odd = await loadTypeface('a\u{10FFFD}');
    expect(odd.width('a\u{10FFFD}', 700)).toBe(odd.width('a', 700));
  });
});
