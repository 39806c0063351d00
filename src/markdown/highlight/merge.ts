import type { ColoredText } from './tokens';

/**
 * Joins neighbours of one color, and the white space between two of one color, to write less HTML.
 *
 * @param pieces the text
 * @returns the same text in fewer pieces
 */
export function merge(pieces: readonly ColoredText[]): readonly ColoredText[] {
  const merged: ColoredText[] = [];
  for (const piece of pieces) {
    const last = merged[merged.length - 1];
    const beforeLast = merged[merged.length - 2];
    if (last && last.className === piece.className) {
      merged.splice(-1, 1, { ...piece, text: last.text + piece.text });
    } else if (last?.text.trim() === '' && beforeLast && beforeLast.className === piece.className) {
      merged.splice(-2, 2, { ...piece, text: beforeLast.text + last.text + piece.text });
    } else {
      merged.push(piece);
    }
  }
  return merged;
}
