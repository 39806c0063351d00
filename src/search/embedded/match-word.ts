import { STOP_WORDS } from '../stop-words';
import { synonymsOf } from '../synonyms';
import { stemTerm } from '../terms';
import type { QueryWord } from './parse-query';
import type { SectionIndex, TermMatches } from './section-index';

/** What a kind of match is worth beside the word itself. */
const WORTH = {
  /** Another form of the word: `watches` for `watching`. */
  form: 0.8,
  /** All parts of a compound together: `file` and `extname` for `file.extname`. */
  parts: 0.7,
  /** Words that begin like the one being typed. */
  prefix: 0.8,
  /** A correction of one that no page has. */
  correction: 0.8,
  synonym: 0.4,
} as const;

/** Shorter words have too many neighbours to guess which one was meant. */
const SHORTEST_TO_CORRECT = 4;
const SHORTEST_TO_CORRECT_TWICE = 8;
const SHORTEST_PREFIX = 3;

/** A query word against all sections. */
export interface WordMatches extends TermMatches {
  /** How rare the word is, from the rarest form that was found. */
  readonly rarity: number;
}

/**
 * Scores a query word in all sections. Of the word's forms, corrections and synonyms the best
 * one counts, so that a page gains nothing from saying the same thing in many ways.
 */
export function matchWord(index: SectionIndex, word: QueryWord): WordMatches {
  const best = new Map<number, number>();
  const terms = new Set<string>();
  let rarity = 0;

  function take(matches: TermMatches, worth: number): void {
    for (const [section, score] of matches.scores) {
      best.set(section, Math.max(best.get(section) ?? 0, score * worth));
    }
    for (const term of matches.terms) {
      terms.add(term);
      rarity = Math.max(rarity, worth * rarityOf(index, term));
    }
  }

  const spellings = [word.surface, ...word.spellings];
  const isSimple = word.parts.length === 0;
  spellings.forEach((term) => take(index.find(term), 1));
  if (isSimple) {
    take(index.find(stemTerm(word.surface)), WORTH.form);
  } else {
    take(matchParts(index, word.parts), WORTH.parts);
  }
  const isKnown = terms.size > 0;
  if (word.isUnfinished || !isKnown) {
    const options = { prefix: word.surface.length >= (word.isUnfinished ? 1 : SHORTEST_PREFIX) };
    take(index.find(word.surface, options), WORTH.prefix);
  }
  if (terms.size === 0 && isSimple) {
    take(matchCorrections(index, word.surface), WORTH.correction);
  }
  if (!STOP_WORDS.has(word.surface)) {
    synonymsOf(word.surface).forEach((synonym) => take(index.find(synonym), WORTH.synonym));
  }
  return { scores: best, terms, rarity };
}

/** @returns how much finding a term tells, as in BM25; 0 for one that is in no section */
export function rarityOf(index: SectionIndex, term: string): number {
  const frequency = index.frequency.get(term);
  return frequency === undefined
    ? 0
    : Math.log(1 + (index.sections.length - frequency + 0.5) / (frequency + 0.5));
}

function matchParts(index: SectionIndex, parts: readonly string[]): TermMatches {
  const scores = new Map<number, number>();
  const terms = new Set<string>();
  for (const part of parts) {
    const exact = index.find(part);
    const found = exact.scores.size > 0 ? exact : index.find(stemTerm(part));
    found.scores.forEach((score, section) =>
      scores.set(section, (scores.get(section) ?? 0) + score),
    );
    found.terms.forEach((term) => terms.add(term));
  }
  return { scores, terms };
}

function matchCorrections(index: SectionIndex, word: string): TermMatches {
  if (word.length < SHORTEST_TO_CORRECT) {
    return { scores: new Map(), terms: new Set() };
  }
  const swapped = lettersSwapped(word).find((candidate) => index.frequency.has(candidate));
  if (swapped !== undefined) {
    return index.find(swapped);
  }
  return index.find(word, { fuzzy: word.length < SHORTEST_TO_CORRECT_TWICE ? 1 : 2 });
}

/** Edit distance counts two swapped letters as two errors; for a typist they are one. */
function lettersSwapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
