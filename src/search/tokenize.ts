import { memoize } from './memoize';
import { HAN_WORDS } from './synonyms';

/** A word of a text, with the smaller words inside it. All are lower-case. */
export interface Word {
  /** The word as it is written: `watching`, `file.extname`, `gulp-sass`, `任务`. */
  readonly surface: string;
  /**
   * `file` and `extname`; `last` and `run`; `vinyl`, `isvinyl` and `is`. Empty when the word
   * has no parts.
   */
  readonly parts: readonly string[];
}

/**
 * Either a run of Latin letters, digits and what joins them in code (`file.extname`, `gulp-sass`,
 * `ERR_REQUIRE_ESM`), or a run of other letters. The segmenter alone would not do for the first
 * kind: it takes `gulp-sass` apart, and it is much slower.
 */
const RUN =
  /([A-Za-z0-9_$\u00C0-\u024F]+(?:[.:'’-][A-Za-z0-9_$\u00C0-\u024F]+)*)|(?:(?![A-Za-z0-9\u00C0-\u024F])[\p{L}\p{M}\p{N}])+/gu;

const NAME_BORDER = /[.:'’_$-]+/u;
const CAPITAL_BORDER = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/u;

/** What known Chinese words begin with, which the next segment may complete. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  Array.from(HAN_WORDS).flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1)),
  ),
);

const HAN = /^\p{Script=Han}+$/u;

/**
 * Firefox has it since 125. Without it, a run of Han characters is one word with its pairs as
 * parts.
 */
const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('zh', { granularity: 'word' })
    : undefined;

/**
 * Finds the words of a text and where they stand.
 *
 * @param text In any language; Chinese needs no spaces.
 * @param visit Called for each word with its first and last position in `text`.
 */
export function forEachWord(
  text: string,
  visit: (word: Word, start: number, end: number) => void,
): void {
  for (const match of text.matchAll(RUN)) {
    const [run, latin] = match;
    const start = match.index;
    if (latin === undefined) {
      for (const { word, offset, length } of segmentsOf(run)) {
        visit(word, start + offset, start + offset + length);
      }
    } else {
      visit(latinWord(latin), start, start + run.length);
    }
  }
}

/** @returns the words of a text in their order */
export function tokenize(text: string): Word[] {
  const words: Word[] = [];
  forEachWord(text, (word) => words.push(word));
  return words;
}

/** A word of a run of Han characters, and where it stands in the run. */
interface Segment {
  readonly word: Word;
  readonly offset: number;
  readonly length: number;
}

/** To cut a run takes long, and many runs come again. */
const segmentsOf = memoize((run: string): readonly Segment[] => {
  const found: Segment[] = [];
  forEachSegment(run, (segment, offset) =>
    found.push({ word: segmentWord(segment), offset, length: segment.length }),
  );
  return found;
});

/** The same few thousand words make up all pages. */
const segmentWord = memoize((segment: string): Word => {
  return { surface: segment.toLowerCase(), parts: characterPairs(segment) };
});

const latinWord = memoize(splitLatinWord);

function splitLatinWord(run: string): Word {
  const surface = run.toLowerCase();
  const parts = run
    .split(NAME_BORDER)
    .flatMap((name) => [name, ...name.split(CAPITAL_BORDER)])
    .map((part) => part.toLowerCase())
    .filter((part) => part !== '' && part !== surface);
  return { surface, parts: [...new Set(parts)] };
}

function forEachSegment(run: string, visit: (segment: string, offset: number) => void): void {
  if (segmenter === undefined) {
    visit(run, 0);
    return;
  }
  // Array.from, because the generator's Babel preset turns a spread of an iterator into a wrong
  // loop.
  const segments = Array.from(segmenter.segment(run));
  for (let at = 0; at < segments.length;) {
    const { word, length } = knownWordAt(segments, at);
    const first = segments[at];
    if (first !== undefined && (length > 1 || first.isWordLike)) {
      visit(word, first.index);
    }
    at += length;
  }
}

/** The segmenter cuts 缓存 and 回调 apart, which its dictionary lacks. */
function knownWordAt(
  segments: readonly Intl.SegmentData[],
  at: number,
): { readonly word: string; readonly length: number } {
  let text = segments[at]?.segment ?? '';
  let longest = { word: text, length: 1 };
  for (let length = 2; BEGINNINGS.has(text); length += 1) {
    text += segments[at + length - 1]?.segment ?? ' ';
    if (HAN_WORDS.has(text)) {
      longest = { word: text, length };
    }
  }
  return longest;
}

/**
 * Two segmentations of the same Chinese words can differ by context; pairs of characters do not.
 */
function characterPairs(segment: string): string[] {
  if (segment.length < 3 || !HAN.test(segment)) {
    return [];
  }
  return Array.from({ length: segment.length - 1 }, (_, index) => segment.slice(index, index + 2));
}
