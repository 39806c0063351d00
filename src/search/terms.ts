import { stemmer } from 'stemmer';

import { memoize } from './memoize';
import type { Word } from './tokenize';

/** Set before a stem, so that the index can tell `watch` as it is written from a form of it. */
const FORM_MARK = '~';

/** Endings that British spelling has and American does not, with the ending that represents both. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})is(?=(?:e[ds]?|ers?|ing|ations?)$)/u, 'iz'],
  [/(?<=[a-z]{2}l)ys(?=(?:e[ds]?|ers?|ing)$)/u, 'yz'],
  [/(?<=[a-z]{2})our(?=(?:s|ed|ing|ful|ite)?$)/u, 'or'],
];

/** What readers and pages write in place of a long word. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['arg', 'argument'],
  ['args', 'arguments'],
  ['config', 'configuration'],
  ['configs', 'configurations'],
  ['deps', 'dependencies'],
  ['dev', 'development'],
  ['dir', 'directory'],
  ['dirs', 'directories'],
  ['docs', 'documentation'],
  ['env', 'environment'],
  ['img', 'image'],
  ['imgs', 'images'],
  ['param', 'parameter'],
  ['params', 'parameters'],
  ['prod', 'production'],
  ['repo', 'repository'],
  ['repos', 'repositories'],
  ['vars', 'variables'],
]);

/**
 * What all forms of an English word share, in either spelling.
 *
 * @param word Lower-case.
 * @returns `watch` for `watch`, `watches` and `watching`, `color` for `colours`, the same for `dir` and
 *   `directories`; the word itself in other scripts.
 */
export const stemOf = memoize((word: string): string =>
  /^[a-z]+$/u.test(word) ? stemmer(inOneSpelling(SHORT_FORMS.get(word) ?? word)) : word,
);

function inOneSpelling(word: string): string {
  return SPELLINGS.reduce((changed, [ending, other]) => changed.replace(ending, other), word);
}

/**
 * The index terms that the other forms of a word have.
 *
 * @returns `watch`, the stem as a word, and `~watch`, which matches all words that differ from
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
export const indexTerms = memoize(findIndexTerms, new WeakMap<Word, readonly string[]>());

function findIndexTerms(word: Word): readonly string[] {
  const joined = joinedForm(word);
  const simple = word.parts.length > 0 ? word.parts : [word.surface];
  return [
    word.surface,
    ...word.parts,
    ...(joined === undefined ? [] : [joined]),
    ...simple.filter((part) => stemOf(part) !== part).map((part) => FORM_MARK + stemOf(part)),
  ];
}
