import { namesHeading, plainText, type PlainText } from './named-text';

/** Fewer words than this could stand anywhere. */
const LEAST_WORDS = 3;

/** Stands for what differs each time: `<path>`, or the rest of a message: `…`. */
const VALUE = /<[^<>]*>|…/gu;

/** What a terminal puts before a message: the time, and the kind of error. */
const BEFORE = String.raw`^(?:\[[\d:]+\])?\s*(?:\w*Error: )?`;

/** An error message as a page explains it, such as `Invalid glob argument: <globs>`. */
export interface Message {
  /** The whole, to compare with what a reader has begun to type. */
  readonly plain: PlainText;
  /** Its fixed parts in order, each with one space at both ends. */
  readonly fixed: readonly string[];
  /** Of enough words to be known anywhere in a line. */
  readonly isLong: boolean;
  /** Of fewer words: what a whole line must be. */
  readonly line: RegExp | undefined;
}

/** Takes a message apart as it stands on a page. */
export function readMessage(text: string): Message {
  const fixed = text
    .split(VALUE)
    .map((part) => plainText(part).words)
    .filter((part) => part.trim() !== '');
  const isLong = fixed.join('').trim().split(/\s+/u).length >= LEAST_WORDS;
  return { plain: plainText(text), fixed, isLong, line: isLong ? undefined : lineOf(text) };
}

/** @returns undefined where nothing differs each time: the words alone are no line of a terminal */
function lineOf(text: string): RegExp | undefined {
  const values = text.match(VALUE) ?? [];
  const line = text
    .split(VALUE)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&'))
    .reduce((before, part, at) => before + patternOf(values[at - 1] ?? '') + part);
  return values.length > 0 ? new RegExp(`${BEFORE}${line}$`, 'iu') : undefined;
}

/** Few words with a path are a message, and a question otherwise: tasks for each folder. */
function patternOf(value: string): string {
  return /path|folder/u.test(value) ? String.raw`.*[/\\].*` : '.+';
}

/** Tells whether a line of a terminal is a message of few words: `[12:00:00] Starting 'build'...`. */
export function isLine(typed: string, { line }: Message): boolean {
  return line?.test(typed.trim()) ?? false;
}

/**
 * Finds a message in the words of a line, between paths, names and times.
 *
 * @param words Of the line, as `plainText` gives them.
 * @returns Where it begins and its length, both in characters of `words`; undefined when the line
 *   does not hold it, or the message has too few words.
 */
export function findMessage(
  words: string,
  message: Message,
): { readonly start: number; readonly length: number } | undefined {
  return message.isLong ? findFixed(words, message) : undefined;
}

/**
 * Tells whether a query is words out of a message: enough of them are in no other text, and fewer where they are
 * all that stands between two values.
 */
function isPartOf(query: PlainText, { plain, fixed }: Message): boolean {
  const count = query.words.trim().split(' ').length;
  return (
    (count > LEAST_WORDS && plain.words.includes(query.words)) ||
    (count === LEAST_WORDS && fixed.includes(query.words))
  );
}

/** Tells whether a query holds a message, however short. */
export function holdsMessage({ words }: PlainText, message: Message): boolean {
  return message.fixed.length > 0 && findFixed(words, message) !== undefined;
}

function findFixed(
  words: string,
  { fixed }: Message,
): { readonly start: number; readonly length: number } | undefined {
  let start: number | undefined;
  let end = 0;
  for (const part of fixed) {
    // The space at its end may begin the next part.
    const at = words.indexOf(part, Math.max(end - 1, 0));
    if (at < 0) {
      return undefined;
    }
    start ??= at;
    end = at + part.length;
  }
  return start === undefined ? undefined : { start, length: fixed.join('').length };
}

/**
 * Tells how much of a query is a message: the query holds the whole of it, as a pasted line with
 * paths and times does, is its beginning, or is words out of it.
 *
 * @param typed The query as it was typed.
 * @returns a share from 0, where it is not the message at all, to 1, where it is nothing else
 */
export function shareOfMessage(query: PlainText, message: Message, typed: string): number {
  const holdsQuery = namesHeading(query, message.plain) || isPartOf(query, message);
  if (holdsQuery || isLine(typed, message)) {
    return 1;
  }
  const { length } = findMessage(query.words, message) ?? { length: 0 };
  return Math.min(1, length / query.words.length);
}
