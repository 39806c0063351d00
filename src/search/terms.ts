import { stemmer } from 'stemmer';

import type { Word } from './tokenize';

/** Set before a stem, so that the index can tell `watch` as it is written from a form of it. */
const FORM_MARK = '~';

const stems = new Map<string, string>();

/**
 * What all forms of an English word share.
 *
 * @param word Lower-case.
 * @returns `watch` for `watch`, `watches` and `watching`; the word itself in other scripts.
 */
export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = /^[a-z]+$/u.test(word) ? stemmer(word) : word;
    stems.set(word, stem);
  }
  return stem;
}

/**
 * The index terms that the other forms of a word have.
 *
 * @returns `watch`, the stem as a word, and `~watch`, which stands for all words that differ from
 *   their stem.
 */
export function formTerms(word: string): string[] {
  const stem = stemOf(word);
  return stem === word ? [FORM_MARK + stem] : [FORM_MARK + stem, stem];
}

/** @returns `gulpsass` for `gulp-sass`, undefined for a word without parts. */
export function joinedForm(word: Word): string | undefined {
  return word.parts.length > 1 && /[-_]/u.test(word.surface)
    ? word.surface.replace(/[-_]/gu, '')
    : undefined;
}

/**
 * All terms under which a word is put into the index.
 *
 * @returns The word itself, its parts, the parts written together, and the stems of those that differ from theirs.
 */
export function indexTerms(word: Word): string[] {
  const joined = joinedForm(word);
  const simple = word.parts.length > 0 ? word.parts : [word.surface];
  return [
    word.surface,
    ...word.parts,
    ...(joined === undefined ? [] : [joined]),
    ...simple.filter((part) => stemOf(part) !== part).map((part) => FORM_MARK + stemOf(part)),
  ];
}
