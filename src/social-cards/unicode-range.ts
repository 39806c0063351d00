/** First and last code point. */
type Range = readonly [number, number];

/**
 * Reads a `unicode-range` as CSS writes it: `U+4e00-4e0f,U+ff0c`.
 *
 * @throws Error when a part is not a code point or a range of them.
 */
export function parseUnicodeRange(text: string): readonly Range[] {
  return text.split(',').map((part) => {
    const [, first, last = first] = /^U\+([0-9a-f]+)(?:-([0-9a-f]+))?$/iu.exec(part.trim()) ?? [];
    if (first === undefined || last === undefined) {
      throw new Error(
        `"${part}" is not a part of a unicode-range. Expected U+4e00 or U+4e00-4e0f.`,
      );
    }
    return [parseInt(first, 16), parseInt(last, 16)];
  });
}

/** @returns whether a character lies in one of the ranges */
export function covers(ranges: readonly Range[], character: string): boolean {
  const point = character.codePointAt(0) ?? -1;
  return ranges.some(([first, last]) => first <= point && point <= last);
}
