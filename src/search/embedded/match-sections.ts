import { tokenize } from '../tokenize';
import { matchWord } from './match-word';
import { parseQuery, type QueryWord } from './parse-query';
import type { SectionIndex } from './section-index';

/**
 * Finds the sections that a list filter keeps: unlike a ranking, it wants every word.
 *
 * @param index All sections.
 * @param query As it is typed. Forms, synonyms and typing errors count as in the search.
 * @returns Numbers of the sections that hold each word, or the one word that an expression of
 *   several stands for; words that say little, such as `the`, count only where nothing else is asked.
 */
export function matchSections(index: SectionIndex, query: string): ReadonlySet<number> {
  const typed = query.normalize('NFKC');
  const { words } = parseQuery(typed, (term) => index.frequency.has(term));
  const surfaces = new Set(tokenize(typed).map(({ surface }) => surface));
  const contentWords = words.filter(({ weight }) => weight === 1);
  const wanted = contentWords.length > 0 ? contentWords : words;

  const find = (word: QueryWord): ReadonlySet<number> => {
    // The parts of `gulp-uglfy` are not what is asked for; the name next to it is.
    const { scores } = matchWord(index, { ...word, parts: [] });
    return new Set(scores.keys());
  };
  const own = wanted.filter(({ surface }) => surfaces.has(surface)).map(find);
  const meant = wanted.filter(({ surface }) => !surfaces.has(surface)).map(find);
  const [first = new Set<number>(), ...others] = own;
  return new Set([
    ...Array.from(first).filter((id) => others.every((found) => found.has(id))),
    ...meant.flatMap((found) => Array.from(found)),
  ]);
}
