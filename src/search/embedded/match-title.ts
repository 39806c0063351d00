import { keepResults } from '../keep-results';
import { STOP_WORDS } from '../stop-words';
import { indexTerms } from '../terms';
import { tokenize, type Word } from '../tokenize';
import type { WordMatches } from './match-word';

/** What finding a part of a title's word is worth: `run` for `lastRun`. */
const PART = 0.4;

/** A word of a title. */
interface TitleWord {
  readonly whole: readonly string[];
  readonly parts: readonly string[];
}

/** How well a query names a title. */
export interface TitleMatch {
  /** Rarities of the words that were found, by what each find is worth. */
  readonly score: number;
  /** Share of the title's words that were found. */
  readonly coverage: number;
  /** All words of the query stand in the title. */
  readonly holdsQuery: boolean;
}

/**
 * Compares a query with a title.
 *
 * Titles are not left to the index: it takes a word for rare that stands in few titles, and so would
 * put `task()` first for every question in which the word "task" occurs.
 *
 * @param words The query's words with what they matched.
 */
export function matchTitle(title: string, words: readonly WordMatches[]): TitleMatch {
  if (title === '') {
    return { score: 0, coverage: 0, holdsQuery: false };
  }
  const titleWords = wordsOfTitle(title);
  const found = new Set<TitleWord>();
  let score = 0;
  let holdsQuery = true;
  for (const word of words) {
    let best = 0;
    for (const titleWord of titleWords) {
      const worth = Math.max(worthOf(titleWord.whole, word), PART * worthOf(titleWord.parts, word));
      if (worth > PART) {
        found.add(titleWord);
      }
      best = Math.max(best, worth);
    }
    score += word.weight * best * word.rarity;
    holdsQuery &&= best > PART || word.weight < 1;
  }
  return { score, coverage: found.size / Math.max(titleWords.length, 1), holdsQuery };
}

function worthOf(terms: readonly string[], word: WordMatches): number {
  return terms.reduce((best, term) => Math.max(best, word.worthOfTerm.get(term) ?? 0), 0);
}

/** Each query compares with the same few hundred titles and headings. */
const wordsOfTitle = keepResults(splitTitle);

function splitTitle(title: string): readonly TitleWord[] {
  // A dot joins two names, `Vinyl.isVinyl`, each of which readers search for.
  const words = title.split('.').flatMap(tokenize);
  const content = words.filter(({ surface }) => !STOP_WORDS.has(surface));
  return (content.length > 0 ? content : words).map((word: Word) => ({
    whole: indexTerms({ ...word, parts: [] }),
    parts: word.parts.flatMap((part) => indexTerms({ surface: part, parts: [] })),
  }));
}
