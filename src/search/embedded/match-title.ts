import { memoize } from '../memoize';
import { PLUGIN_NAME } from '../plugin-name';
import { STOP_WORDS } from '../stop-words';
import { indexTerms, joinedForm } from '../terms';
import { tokenize, type Word } from '../tokenize';
import type { WordMatches } from './match-word';

/** What finding a part of a title's word is worth: `run` for `lastRun`. */
const PART = 0.4;

/** The same in the name of a plugin: `rename` for `gulp-rename`. */
const PART_OF_NAME = 0.6;

/** A title holds a word that is worth as much in it. A name that only begins like the word is worth less. */
const LEAST_HELD = 0.5;

/** A word of a title. */
interface TitleWord {
  readonly whole: readonly string[];
  readonly parts: readonly string[];
  readonly worthOfPart: number;
}

/** How well a query names a title. */
interface TitleMatch {
  /** Rarities of the words that were found, by what each find is worth. */
  readonly score: number;
  /** Share of the title's words that were found. */
  readonly coverage: number;
  /** The title contains all words of the query. */
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
      const { whole, parts, worthOfPart } = titleWord;
      const worth = Math.max(worthOf(whole, word), worthOfPart * worthOf(parts, word));
      if (worth > PART) {
        found.add(titleWord);
      }
      best = Math.max(best, worth);
    }
    score += word.weight * best * word.rarity;
    holdsQuery &&= best >= LEAST_HELD || word.weight < 1;
  }
  return { score, coverage: found.size / Math.max(titleWords.length, 1), holdsQuery };
}

function worthOf(terms: readonly string[], word: WordMatches): number {
  return terms.reduce((best, term) => Math.max(best, word.worthOfTerm.get(term) ?? 0), 0);
}

/** Each query compares with the same few hundred titles and headings. */
const wordsOfTitle = memoize(splitTitle);

function splitTitle(title: string): readonly TitleWord[] {
  // A dot joins two names, `Vinyl.isVinyl`, each of which readers search for.
  const words = title.split('.').flatMap(tokenize);
  const content = words.filter(({ surface }) => !STOP_WORDS.has(surface));
  return (content.length > 0 ? content : words).flatMap(titleWordsOf);
}

function titleWordsOf(word: Word): readonly TitleWord[] {
  const { surface, parts } = word;
  const own = PLUGIN_NAME.test(surface) ? parts.filter((part) => !STOP_WORDS.has(part)) : [];
  if (own.length > 0) {
    const name = [surface, joinedForm(word) ?? surface];
    return own.map((part) => ({ whole: name, parts: termsOf(part), worthOfPart: PART_OF_NAME }));
  }
  return [{ whole: termsOf(surface), parts: parts.flatMap(termsOf), worthOfPart: PART }];
}

function termsOf(surface: string): readonly string[] {
  return indexTerms({ surface, parts: [] });
}
