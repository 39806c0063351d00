import { STOP_WORDS } from '../stop-words';
import { synonymsOf } from '../synonyms';
import { formTerms, stemOf } from '../terms';
import type { QueryWord } from './parse-query';
import type { SectionIndex, TermMatches } from './section-index';

/** What a kind of match is worth beside the word itself. */
const WORTH = {
  /** Another form of the word: `watches` for `watching`. */
  form: 0.85,
  /** All parts of a compound together: `file` and `extname` for `file.extname`. */
  parts: 0.7,
  /** Words that begin like the one being typed. */
  prefix: 0.8,
  /** A correction of one that no page has; and one with two mistakes. */
  correction: 0.8,
  farCorrection: 0.5,
  synonym: 0.4,
} as const;

/** Shorter words have too many neighbours to guess which one was meant. */
const SHORTEST_TO_CORRECT = 4;
const SHORTEST_TO_CORRECT_TWICE = 5;
const SHORTEST_PREFIX = 3;

/** A query word against all sections. */
export interface WordMatches {
  readonly scores: ReadonlyMap<number, number>;
  /** The terms of the index that were found, with what each is worth beside the word itself. */
  readonly worthOfTerm: ReadonlyMap<string, number>;
  /** How rare the word is in all its forms; a little of it when only its synonyms were found. */
  readonly rarity: number;
  /** What finding the word is worth, from 0 to 1. */
  readonly weight: number;
  /** The word that it was meant to be, where it is a slip that only one word explains. */
  readonly corrected: string | undefined;
}

/**
 * Scores a query word in all sections. Of the word's forms, corrections and synonyms the best
 * one counts, so that a page gains nothing from saying the same thing in many ways.
 */
export function matchWord(index: SectionIndex, word: QueryWord): WordMatches {
  const scores = new Map<number, number>();
  const worthOfTerm = new Map<string, number>();

  function take(matches: TermMatches, worth: number): void {
    for (const [section, score] of matches.scores) {
      scores.set(section, Math.max(scores.get(section) ?? 0, score * worth));
    }
    for (const term of matches.terms) {
      worthOfTerm.set(term, Math.max(worthOfTerm.get(term) ?? 0, worth));
    }
  }

  function takeTerm(term: string, worth: number): void {
    // Most synonyms are on no page, and to look for one costs as much as to find it.
    if (index.frequency.has(term)) {
      take(index.find(term), worth);
    }
  }

  function takeForms(term: string, worth: number): void {
    takeTerm(term, worth);
    formTerms(term).forEach((form) => takeTerm(form, worth * WORTH.form));
  }

  takeForms(word.surface, 1);
  word.spellings.forEach((spelling) => takeForms(spelling, 1));
  for (const [section, score] of matchParts(index, word.parts, worthOfTerm)) {
    // A section that has a compound has its parts as well, and tells more than one that has only these.
    scores.set(section, (scores.get(section) ?? 0) + score * WORTH.parts);
  }
  if (word.isUnfinished || worthOfTerm.size === 0) {
    const shortest = word.isUnfinished ? 1 : SHORTEST_PREFIX;
    take(index.find(word.surface, { prefix: word.surface.length >= shortest }), WORTH.prefix);
  }
  const corrected = worthOfTerm.size === 0 ? corrections(index, word.surface) : [];
  corrected.forEach(({ term, worth }) => takeForms(term, worth));
  const ownSections = scores.size;
  if (!STOP_WORDS.has(word.surface)) {
    synonymsOf(word.surface).forEach((synonym) => takeForms(synonym, WORTH.synonym));
  }
  const rarity =
    ownSections > 0 ? rarityOf(index, ownSections) : WORTH.synonym * rarityOf(index, scores.size);
  const meant = new Set(corrected.map(({ term }) => stemOf(term)));
  return {
    scores,
    worthOfTerm,
    rarity,
    weight: word.weight,
    corrected: meant.size === 1 ? corrected[0]?.term : undefined,
  };
}

/** @returns the inverse document frequency of BM25 for a word in so many sections; 0 for none */
function rarityOf(index: SectionIndex, sections: number): number {
  return sections === 0
    ? 0
    : Math.log(1 + (index.sections.length - sections + 0.5) / (sections + 0.5));
}

/** Scores the parts of a compound together, and notes the terms that were found. */
function matchParts(
  index: SectionIndex,
  parts: readonly string[],
  worthOfTerm: Map<string, number>,
): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const part of parts.filter((word) => !STOP_WORDS.has(word))) {
    const found = [part, ...formTerms(part)]
      .map((term) => index.find(term))
      .find((matches) => matches.scores.size > 0);
    found?.scores.forEach((score, section) =>
      scores.set(section, (scores.get(section) ?? 0) + score),
    );
    found?.terms.forEach((term) => {
      worthOfTerm.set(term, Math.max(worthOfTerm.get(term) ?? 0, WORTH.parts));
    });
  }
  return scores;
}

/** Words of the index that a misspelt word may stand for. */
function corrections(
  index: SectionIndex,
  word: string,
): readonly { readonly term: string; readonly worth: number }[] {
  if (word.length < SHORTEST_TO_CORRECT) {
    return [];
  }
  const swapped = lettersSwapped(word).filter((candidate) => index.frequency.has(candidate));
  if (swapped.length > 0) {
    return swapped.map((term) => ({ term, worth: WORTH.correction }));
  }
  const near = index.find(word, { fuzzy: 1 }).terms;
  if (near.size > 0 || word.length < SHORTEST_TO_CORRECT_TWICE) {
    return [...near].map((term) => ({ term, worth: WORTH.correction }));
  }
  const far = index.find(word, { fuzzy: 2 }).terms;
  const guessed = far.size > 0 ? far : beginningsOf(index, word);
  return [...guessed].map((term) => ({ term, worth: WORTH.farCorrection }));
}

/** Words that begin like one that was not typed to its end and has a slip there: `autoprefx`. */
function beginningsOf(index: SectionIndex, word: string): ReadonlySet<string> {
  const beginnings = [-1, -2].map((end) => word.slice(0, end));
  return (
    beginnings
      .filter(({ length }) => length >= SHORTEST_TO_CORRECT_TWICE)
      .map((beginning) => index.find(beginning, { prefix: true }).terms)
      .find(({ size }) => size > 0) ?? new Set()
  );
}

/** Edit distance counts two swapped letters as two errors; for a typist they are one. */
function lettersSwapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
