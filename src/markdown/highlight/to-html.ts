import escapeHtml from 'escape-html';

import type { ColoredText } from './tokenize';

/**
 * Writes colored text as HTML: `<i class=k>const</i> x`, and `<mark>` around each marked line with
 * its line break, so that the text stays the same to the letter.
 *
 * @param pieces the text
 * @param marked lines to be marked, counted from 1
 */
export function toHtml(pieces: readonly ColoredText[], marked: readonly number[] = []): string {
  if (marked.length === 0) {
    return pieces.map(pieceToHtml).join('');
  }
  return splitLines(pieces)
    .map((line, index) => {
      const html = line.map(pieceToHtml).join('');
      return marked.includes(index + 1) ? `<mark>${html}</mark>` : html;
    })
    .join('');
}

function pieceToHtml({ text, className }: ColoredText): string {
  const escaped = escapeText(text);
  const isVisible = text.trim() !== '';
  return className && isVisible ? `<i class=${className}>${escaped}</i>` : escaped;
}

/** Quotation marks need no escape between tags, and code is full of them. */
function escapeText(text: string): string {
  return escapeHtml(text).replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}

function splitLines(pieces: readonly ColoredText[]): readonly (readonly ColoredText[])[] {
  const lines: ColoredText[][] = [[]];
  for (const piece of pieces) {
    for (const text of piece.text.split(/(?<=\n)/)) {
      lines[lines.length - 1]?.push({ ...piece, text });
      if (text.endsWith('\n')) {
        lines.push([]);
      }
    }
  }
  return lines;
}
