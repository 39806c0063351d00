import { isErrorRow } from '../error-row';
import { memoize } from '../memoize';
import type { PageRecord } from '../records/types';
import { tokenize } from '../tokenize';
import { matchTitle } from './match-title';
import type { WordMatches } from './match-word';
import { type Message, readMessage, shareOfMessage } from './message';
import {
  isFormOf,
  meaningOf,
  namesHeading,
  namesKeyword,
  plainText,
  type PlainText,
} from './named-text';
import { meaningsOf, type Meaning } from './parse-query';
import { type IndexedSection, messagesBeside } from './section-index';

/** How the parts of a section's score relate to the words that it holds. */
const WORTH = {
  /** Two words of the query side by side. */
  pair: 1.5,
  /** The same in a title, keyword, heading, name or message. */
  pairAbout: 3,
  /** Words of its heading. */
  heading: 4,
  /** The query is the heading, in whatever forms. */
  whole: 2,
  /** Words of the phrase that fits best, of those that readers type for it. */
  phrase: 3,
  /** Sections that hold only some of the words keep at least this share of their score. */
  anyWord: 0.3,
} as const;

/** Share of the query that a section must hold for its phrases to be compared with the query. */
const SHARE_FOR_PHRASES = 0.4;

/** How clearly a query names a section, by the part of the section that it equals. */
const NAMED = { heading: 3, message: 2, keyword: 1, name: 0.6 } as const;

/** A row of a table says less of a message than a section of its own. */
const LESS_OF_ROW = 0.001;

/** A row of a message is no answer to words alone: `rename` does not ask what happens when it fails. */
const ROW_BY_WORDS = 0.5;

/** A name that is a word as well, such as `file`, does not tell whether a query means the name. */
const PLAIN_WORD = /^[a-z]+$/u;

/** Two words of a query side by side, as a line of stems has them. */
interface Pair {
  readonly text: string;
  /** That of the more frequent one. */
  readonly rarity: number;
}

/** A query, taken apart. */
export interface AskedWords {
  /** As it was typed, in lower case. */
  readonly query: string;
  /** Its words alone, to compare with whole messages. */
  readonly plain: PlainText;
  /** The same, and without the name of the tool, to compare with whole headings, keywords and phrases. */
  readonly plains: readonly PlainText[];
  readonly pairs: readonly Pair[];
  readonly matches: readonly WordMatches[];
  /** Rarities of all words together. */
  readonly rarity: number;
}

/** What a section holds of a query. */
export interface FoundWords {
  readonly score: number;
  /** Rarities of the words that it holds. */
  readonly rarity: number;
}

export interface ScoredSection {
  readonly section: IndexedSection;
  readonly score: number;
  /** The same without the phrases that readers type for it. */
  readonly scoreByWords: number;
  /** What the words of its heading are worth. */
  readonly heading: number;
  /** What the words of its phrase that fits best are worth. */
  readonly phrase: number;
  /** How clearly the query names it: by its heading, a message, a keyword or a name; 0 when by none. */
  readonly named: number;
  /** The query is its heading or a keyword of it, in other forms of the words or in other words. */
  readonly alike: 'form' | 'meaning' | undefined;
  readonly messages: readonly Message[];
  /** Share of the query that it holds, from 0 to 1. */
  readonly coverage: number;
}

/** What a section says of itself, and what it says, as lines of stems; and its plain names. */
interface SectionLines {
  readonly about: string;
  readonly body: string;
  readonly heading: PlainText;
  readonly messages: readonly Message[];
  readonly keywords: readonly PlainText[];
  /** What its heading and keywords mean. */
  readonly meanings: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

/** The phrases that readers type for a section, as they are compared with a query. */
interface Phrases {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly meanings: ReadonlySet<string>;
}

const lines = new WeakMap<IndexedSection, SectionLines>();

/**
 * Scores a section that holds words of the query.
 *
 * @param asked The query.
 * @param page The section's page.
 * @param section The section.
 * @param found Which words it holds.
 */
export function scoreSection(
  asked: AskedWords,
  page: PageRecord,
  section: IndexedSection,
  found: FoundWords,
): ScoredSection {
  const own = linesOf(page, section);
  const { about, body, messages, keywords, meanings } = own;
  const coverage = asked.rarity > 0 ? found.rarity / asked.rarity : 1;
  const phrases = coverage >= SHARE_FOR_PHRASES ? phrasesOf(section) : undefined;
  const [heading = ''] = section.record.headings.slice(-1);
  const match = matchTitle(heading, asked.matches);
  const isHeading = asked.plains.some((plain) => isFormOf(plain, own.heading));
  const isRow = isErrorRow(section.record.anchor);
  // The longer message says more of what was pasted; a share of 1 is as clear as a heading.
  const ofMessage = Math.max(
    0,
    ...messages.map((message) => shareOfMessage(asked.plain, message, asked.query)),
  );
  const worthByWords = isRow && ofMessage === 0 ? ROW_BY_WORDS : 1;
  const worthOfHeading =
    worthByWords * match.score * Math.sqrt(match.coverage) * (isHeading ? WORTH.whole : 1);
  const phrase = phrases === undefined ? 0 : scorePhrases(asked, section.record.searches);
  const byWords =
    worthByWords * (found.score + scorePairs(asked, about, body)) + WORTH.heading * worthOfHeading;
  const share = WORTH.anyWord + (1 - WORTH.anyWord) * coverage;
  return {
    section,
    score: (byWords + WORTH.phrase * phrase) * share,
    scoreByWords: byWords * share,
    heading: worthOfHeading,
    phrase,
    named: namedBy(asked, own, phrases, { isHeading, isRow, ofMessage }),
    messages,
    alike:
      isHeading ||
      keywords.some((keyword) => asked.plains.some((plain) => isFormOf(plain, keyword))) ||
      asked.plains.some(({ stems }) => phrases?.stems.has(stems))
        ? 'form'
        : [meanings, phrases?.meanings].some((set) => set?.has(meaningOf(asked.plain) ?? ''))
          ? 'meaning'
          : undefined,
    coverage,
  };
}

/** Tells how clearly a query names a section, as {@link ScoredSection} has it. */
function namedBy(
  { plain, plains }: AskedWords,
  { heading, keywords, names }: SectionLines,
  phrases: Phrases | undefined,
  found: { readonly isHeading: boolean; readonly isRow: boolean; readonly ofMessage: number },
): number {
  if (plains.some((one) => namesHeading(one, heading))) {
    return NAMED.heading;
  }
  if (found.ofMessage > 0) {
    return NAMED.message + found.ofMessage - (found.isRow ? LESS_OF_ROW : 0);
  }
  const isKeyword =
    keywords.some((keyword) => plains.some((one) => namesKeyword(one, keyword))) ||
    plains.some(({ words }) => phrases?.words.has(words)) ||
    (found.isHeading && meaningOf(plain) !== undefined);
  if (isKeyword) {
    return NAMED.keyword;
  }
  return plains.some(({ words }) => names.has(words)) ? NAMED.name : 0;
}

function linesOf(page: PageRecord, section: IndexedSection): SectionLines {
  let found = lines.get(section);
  if (found === undefined) {
    const { headings, names, messages, text, code } = section.record;
    const isTop = headings.length === 0;
    const ofPage = isTop ? [page.title, ...page.keywords] : [];
    const heading = plainText(headings.at(-1) ?? '');
    const keywords = isTop ? page.keywords.map(plainText) : [];
    found = {
      about: stemLine([
        ...ofPage,
        ...headings.slice(-1),
        ...names,
        ...messagesBeside(section.record),
      ]),
      body: stemLine([...(isTop ? [page.description] : []), ...text, ...code]),
      heading,
      messages: messages.map(readMessage),
      keywords,
      meanings: new Set([heading, ...keywords].flatMap((text) => meaningOf(text) ?? [])),
      names: new Set(
        names.filter((name) => !PLAIN_WORD.test(name)).map((name) => plainText(name).words),
      ),
    };
    lines.set(section, found);
  }
  return found;
}

/** Few sections hold enough of a query for their phrases to be taken apart. */
const phrasesOf = memoize((section: IndexedSection): Phrases => {
  const plain = section.record.searches.map(plainText);
  return {
    words: new Set(plain.map(({ words }) => words)),
    stems: new Set(plain.map(({ stems }) => stems)),
    meanings: new Set(plain.flatMap((text) => meaningOf(text) ?? [])),
  };
}, new WeakMap<IndexedSection, Phrases>());

/** Scores the words of a query that one phrase holds; the more of the phrase they are, the more. */
function scorePhrases({ matches }: AskedWords, phrases: readonly string[]): number {
  let best = 0;
  for (const phrase of phrases) {
    const { score, coverage } = matchTitle(phrase, matches);
    best = Math.max(best, score * coverage ** 2);
  }
  return best;
}

/** Scores the words of a query that stand side by side in a section as they do in the query. */
function scorePairs({ pairs }: AskedWords, about: string, body: string): number {
  let score = 0;
  for (const { text, rarity } of pairs) {
    const worth = about.includes(text) ? WORTH.pairAbout : body.includes(text) ? WORTH.pair : 0;
    score += worth * rarity;
  }
  return score;
}

/**
 * Lists the words of a query that stand side by side.
 *
 * @param meanings Its words that carry meaning.
 * @param rarityOf Tells how rare a word is.
 */
export function pairsOf(
  meanings: readonly Meaning[],
  rarityOf: (word: string) => number,
): readonly Pair[] {
  return meanings.slice(1).map((second, at) => {
    const first = meanings[at] ?? second;
    return {
      text: ` ${first.stem} ${second.stem} `,
      rarity: Math.min(rarityOf(first.surface), rarityOf(second.surface)),
    };
  });
}

function stemLine(texts: readonly string[]): string {
  const lineOf = (text: string) => meaningsOf(tokenize(text)).map(({ stem }) => stem);
  return ` ${texts.map((text) => lineOf(text).join(' ')).join(' | ')} `;
}
