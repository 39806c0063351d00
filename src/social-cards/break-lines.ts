/**
 * Breaks a text into lines. A line breaks between words, in Chinese between the words that the
 * platform's segmenter finds; punctuation stays with the word before it.
 *
 * @param text The text, on one line.
 * @param fits Whether a line is short enough. A single word that is too long gets a line of its own.
 * @param locale Language of the text.
 */
export function breakLines(
  text: string,
  fits: (line: string) => boolean,
  locale: string,
): readonly string[] {
  const lines: string[] = [];
  for (const piece of pieces(text, locale)) {
    const last = lines.pop();
    if (last === undefined) {
      lines.push(piece);
    } else if (fits(last + piece)) {
      lines.push(last + piece);
    } else {
      lines.push(last, piece.trimStart());
    }
  }
  return lines;
}

/** What stays together: a word, the space before it, the punctuation around it. */
function pieces(text: string, locale: string): readonly string[] {
  const segments = Array.from(new Intl.Segmenter(locale, { granularity: 'word' }).segment(text));
  const found: string[] = [];
  let before: Intl.SegmentData | undefined;
  for (const segment of segments) {
    const last = before && !breaksBetween(before, segment) ? found.pop() : undefined;
    found.push((last ?? '') + segment.segment);
    before = segment;
  }
  return found;
}

function breaksBetween(before: Intl.SegmentData, after: Intl.SegmentData): boolean {
  const wordAfterWord = after.isWordLike === true && before.isWordLike === true;
  const wordAfterStop =
    after.isWordLike === true && /[，。、：；！？）》」]$/u.test(before.segment);
  return after.segment.trim() === '' || wordAfterWord || wordAfterStop;
}
