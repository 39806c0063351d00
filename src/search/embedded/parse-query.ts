import { PLUGIN_NAME } from '../plugin-name';
import { STOP_WORDS, WORDS_BESIDE_PLUGIN } from '../stop-words';
import { canonicalStem, wordsForExpressions } from '../synonyms';
import { joinedForm } from '../terms';
import { tokenize } from '../tokenize';
import type { Word } from '../tokenize';

export interface QueryWord extends Word {
  /** What finding the word is worth, from 0 to 1. */
  readonly weight: number;
  /** The reader may still be typing it. */
  readonly isUnfinished: boolean;
  /** Other spellings that count as much as the word itself, such as `gulpsass` for `gulp-sass`. */
  readonly spellings: readonly string[];
}

export interface Meaning {
  /** The same for all forms of a word and all words for the same thing. */
  readonly stem: string;
  /** The word that it is from. */
  readonly surface: string;
}

interface ParsedQuery {
  readonly words: readonly QueryWord[];
  /** The words that carry meaning, in their order, to look for them side by side. */
  readonly meanings: readonly Meaning[];
}

const STOP_WORD_WEIGHT = 0.05;

/**
 * What may fit by chance: one or two letters after other words, often of a word such as "with"; and what says
 * little beside the name of a plugin alone.
 */
const HINT_WEIGHT = 0.3;

/** Two words of one letter or two are no name, as in `npm i -D`. */
const SHORT = /^[a-z]{1,3}$/u;

/** A pasted stack trace has hundreds of words. The first ones hold the message. */
const MOST_WORDS = 40;

/**
 * Takes a query apart.
 *
 * @param query As it was typed or pasted.
 * @param isKnown Tells whether a term is in the index.
 */
export function parseQuery(query: string, isKnown: (term: string) => boolean): ParsedQuery {
  const found = tokenize(query).slice(0, MOST_WORDS);
  const hasContent = found.some(({ surface }) => !STOP_WORDS.has(surface));
  const isPlugin = ({ surface }: Word) => PLUGIN_NAME.test(surface) && isKnown(surface);
  const saysLittle = ({ surface }: Word) =>
    STOP_WORDS.has(surface) || WORDS_BESIDE_PLUGIN.has(surface);
  const isPluginAlone =
    found.some(isPlugin) && found.every((word) => isPlugin(word) || saysLittle(word));
  const endsInWord = /[\p{L}\p{M}\p{N}]$/u.test(query);
  const unique = new Map<string, QueryWord>();
  for (const [index, word] of found.entries()) {
    const isUnfinished = endsInWord && index === found.length - 1;
    const isStopWord = hasContent && STOP_WORDS.has(word.surface);
    const isHint =
      (isUnfinished && found.length > 1 && /^[a-z]{1,2}$/u.test(word.surface)) ||
      (isPluginAlone && WORDS_BESIDE_PLUGIN.has(word.surface));
    const joined = joinedForm(word);
    unique.set(word.surface, {
      ...word,
      isUnfinished: isUnfinished || (unique.get(word.surface)?.isUnfinished ?? false),
      weight: isStopWord ? STOP_WORD_WEIGHT : isHint ? HINT_WEIGHT : 1,
      spellings: joined === undefined ? [] : [joined],
    });
  }
  const meant = [
    ...wordsWrittenApart(found, isKnown),
    ...wordsForExpressions(query).map((surface) => ({ surface, weight: 1 })),
  ];
  for (const { surface, weight } of meant) {
    unique.set(surface, { surface, parts: [], weight, isUnfinished: false, spellings: [] });
  }
  return {
    words: [...unique.values()],
    meanings: meaningsOf(found),
  };
}

/** Lists the words that carry meaning. */
export function meaningsOf(words: readonly Word[]): Meaning[] {
  return words.flatMap(({ surface, parts }) =>
    (parts.length > 0 ? parts : [surface])
      .filter((word) => !STOP_WORDS.has(word))
      .map((word) => ({ stem: canonicalStem(word), surface })),
  );
}

/**
 * Readers write `last run` or `sym link` for what the pages call `lastRun` and `symlink`. With a frequent word
 * it is a guess: who asks what happens `on change` seldom means `onchange`.
 */
function wordsWrittenApart(
  words: readonly Word[],
  isKnown: (term: string) => boolean,
): readonly Pick<QueryWord, 'surface' | 'weight'>[] {
  return words.slice(1).flatMap(({ surface: second }, index) => {
    const first = words[index]?.surface ?? '';
    const surface = first + second;
    const weight = STOP_WORDS.has(first) || STOP_WORDS.has(second) ? HINT_WEIGHT : 1;
    return isKnown(surface) && !SHORT.test(surface) ? [{ surface, weight }] : [];
  });
}
