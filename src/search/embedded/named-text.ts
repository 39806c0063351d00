import { stemOf } from '../terms';

/** So many words make the beginning of a heading or message an unmistakable one. */
const LEAST_WORDS = 3;

/** A text as it is compared with others. */
export interface PlainText {
  /** Letters and digits alone, in lower case, single spaces between the words and one at each end. */
  readonly words: string;
  /** The same with the stem of each word: one for singular and plural, verb and noun. */
  readonly stems: string;
}

export function plainText(text: string): PlainText {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return { words: ` ${words.join(' ')} `, stems: ` ${words.map(stemOf).join(' ')} ` };
}

/** Tells whether a query is a text as it stands. */
export function isText(query: PlainText, text: PlainText): boolean {
  return query.words.trim() !== '' && query.words === text.words;
}

/** Tells whether a query is a text in other forms of its words: singular for plural, verb for noun. */
export function isFormOf(query: PlainText, text: PlainText): boolean {
  return query.words.trim() !== '' && query.stems === text.stems;
}

/**
 * Tells whether a query is a heading of two words or more, or its beginning of three words or more,
 * of which the last may be half typed. A single word is rather what a whole page is about.
 */
export function namesHeading(query: PlainText, heading: PlainText): boolean {
  return (
    (lengthOf(query.words) > 1 && isText(query, heading)) || beginsAs(heading.words, query.words)
  );
}

/**
 * Tells whether a query is a message: it holds the whole of it, as a pasted line with paths and
 * times does, or is its beginning.
 */
export function namesMessage(query: PlainText, message: PlainText): boolean {
  return (
    (lengthOf(message.words) >= LEAST_WORDS && query.words.includes(message.words)) ||
    namesHeading(query, message)
  );
}

function beginsAs(text: string, query: string): boolean {
  return lengthOf(query) >= LEAST_WORDS && text.startsWith(query.trimEnd());
}

/** Chinese has no spaces between words, of which most have two characters. */
function lengthOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu) ?? [];
  const others = text.match(/[^\p{Script=Han}\s]+/gu) ?? [];
  return others.length + Math.floor(han.length / 2);
}
