import { memoize } from '../memoize';
import { inWordsOfThePages } from '../synonyms';
import { stemOf } from '../terms';
import { tokenize } from '../tokenize';
import { meaningsOf } from './parse-query';

/** So many words make the beginning of a heading or message an unmistakable one. */
const LEAST_WORDS = 3;

/** What a Chinese question has before and behind the thing that it asks for. */
const QUESTION =
  /^\s*(?:请问)?(?:怎么样|怎么|怎样|如何|为什么|为何)(?=.)|(?<=.)(?:是什么|是什么意思|怎么办|怎么回事|吗|呢)[\s？?]*$/gu;

/** A text as it is compared with others. */
export interface PlainText {
  /** Letters and digits alone, in lower case, single spaces between the words and one at each end. */
  readonly words: string;
  /** The same with the stem of each word: one for singular and plural, verb and noun. */
  readonly stems: string;
}

/** A flag of the command line alone, which keeps its dashes: who types `--series` does not mean `series()`. */
const FLAG = /^\s*(--?[a-z][a-z-]*)\s*$/iu;

/**
 * Leaves of a text what is compared. Chinese questions keep the thing that they ask for, in the
 * words of the pages: 排除目录 for 如何排除文件夹.
 */
export function plainText(text: string): PlainText {
  const flag = FLAG.exec(text)?.[1]?.toLowerCase();
  if (flag !== undefined) {
    return { words: ` ${flag} `, stems: ` ${flag} ` };
  }
  const thing = inWordsOfThePages(withoutQuestion(text.normalize('NFKC')));
  const words = thing.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return { words: ` ${words.join(' ')} `, stems: ` ${words.map(stemOf).join(' ')} ` };
}

/** The name of the tool as a word of its own, which says nothing in the documentation of that tool. */
const TOOL = /(?<!\S)gulp(?!\S)/giu;

/**
 * Normalizes a query for comparison. If it contains the name of the tool and other words, the second form is
 * without that name: `version` for `gulp version`.
 */
export function plainQuery(query: string): readonly PlainText[] {
  const plain = plainText(query);
  const bare = plainText(query.replaceAll(TOOL, ' '));
  return bare.words.trim() === '' || bare.words === plain.words ? [plain] : [plain, bare];
}

/**
 * What a text of two telling words and more means: the same for "how do I exclude a directory" as for
 * "exclude folders". Of one word, the groups of synonyms are too wide.
 *
 * @returns one stem for each word, or for all words that mean the same; undefined for fewer words
 */
export function meaningOf(text: PlainText): string | undefined {
  const meaning = wholeMeaningOf(text);
  return meaning.includes(' ') ? meaning : undefined;
}

const wholeMeaningOf = memoize(
  (text: PlainText): string =>
    meaningsOf(tokenize(text.words))
      .map(({ stem }) => stem)
      .join(' '),
  new WeakMap<PlainText, string>(),
);

/** A question about a single word keeps its form: the word alone is what a whole page is about. */
function withoutQuestion(text: string): string {
  const thing = text.replace(QUESTION, '');
  return lengthOf(thing) > 1 ? thing : text;
}

/** Tells whether a query is a text as it stands. */
export function isText(query: PlainText, text: PlainText): boolean {
  return query.words.trim() !== '' && query.words === text.words;
}

/** Tells whether a query is a text in other forms of its words: singular for plural, verb for noun. */
export function isFormOf(query: PlainText, text: PlainText): boolean {
  return query.words.trim() !== '' && query.stems === text.stems;
}

/** Tells whether a text begins with what a query means. */
export function beginsAsMeant(text: PlainText, query: PlainText): boolean {
  const meaning = meaningOf(query);
  return meaning !== undefined && `${meaningOf(text) ?? ''} `.startsWith(`${meaning} `);
}

/**
 * Tells whether a query is a heading of two words or more, or its beginning of three words or more,
 * of which the last may be half typed. A single word is rather what a whole page is about.
 */
export function namesHeading(query: PlainText, heading: PlainText): boolean {
  return (
    (isText(query, heading) && lengthOf(query.words) > 1) || beginsAs(heading.words, query.words)
  );
}

/**
 * Tells whether a query is a keyword, or ends with one of so many words that it is a message: a shell
 * says its name before `gulp: command not found`.
 */
export function namesKeyword(query: PlainText, keyword: PlainText): boolean {
  return (
    isText(query, keyword) ||
    (query.words.endsWith(keyword.words) && lengthOf(keyword.words) > LEAST_WORDS)
  );
}

function beginsAs(text: string, query: string): boolean {
  return text.startsWith(query.trimEnd()) && lengthOf(query) >= LEAST_WORDS;
}

/** Chinese has no spaces between words, of which most have two characters. */
function lengthOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu) ?? [];
  const others = text.match(/[^\p{Script=Han}\s]+/gu) ?? [];
  return others.length + Math.floor(han.length / 2);
}
