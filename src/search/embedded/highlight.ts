import escapeHtml from 'escape-html';

import { indexTerms } from '../terms';
import { forEachWord } from '../tokenize';

/** Tags around what was found, as the service's parameters name them. */
export interface HighlightTags {
  readonly before: string;
  readonly after: string;
}

interface FoundWord {
  readonly start: number;
  readonly end: number;
}

/**
 * Marks the words that were found.
 *
 * @param text Plain text.
 * @param terms Terms of the index that were found.
 * @returns HTML in which nothing of the text is markup.
 */
export function highlight(text: string, terms: ReadonlySet<string>, tags: HighlightTags): string {
  return mark(text, 0, text.length, findWords(text, terms).found, tags);
}

/**
 * Takes the part of a text with the most different words that were found.
 *
 * @param length Most words of the snippet.
 * @returns Highlighted HTML, with an ellipsis where text was left out.
 */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  length: number,
  tags: HighlightTags & { readonly ellipsis: string },
): string {
  const { all, found } = findWords(text, terms);
  if (all.length <= length) {
    return mark(text, 0, text.length, found, tags);
  }
  const first = densestWindow(all, found, length);
  const last = Math.min(first + length, all.length) - 1;
  const start = first === 0 ? 0 : (all[first]?.start ?? 0);
  const end = last === all.length - 1 ? text.length : (all[last]?.end ?? text.length);
  return [
    start > 0 ? tags.ellipsis : '',
    mark(text, start, end, found, tags),
    end < text.length ? tags.ellipsis : '',
  ].join('');
}

/** @returns how many different words of a text were found */
export function countFound(text: string, terms: ReadonlySet<string>): number {
  const surfaces = new Set<string>();
  for (const { start, end } of findWords(text, terms).found) {
    surfaces.add(text.slice(start, end).toLowerCase());
  }
  return surfaces.size;
}

function findWords(
  text: string,
  terms: ReadonlySet<string>,
): { readonly all: readonly FoundWord[]; readonly found: readonly FoundWord[] } {
  const all: FoundWord[] = [];
  const found: FoundWord[] = [];
  forEachWord(text, (word, start, end) => {
    const place = { start, end };
    all.push(place);
    if (indexTerms(word).some((term) => terms.has(term))) {
      found.push(place);
    }
  });
  return { all, found };
}

function densestWindow(
  all: readonly FoundWord[],
  found: readonly FoundWord[],
  length: number,
): number {
  const isFound = new Set(found.map(({ start }) => start));
  let best = 0;
  let bestCount = 0;
  for (const [first, { start }] of all.entries()) {
    if (!isFound.has(start)) {
      continue;
    }
    const count = all.slice(first, first + length).filter((word) => isFound.has(word.start)).length;
    if (count > bestCount) {
      best = first;
      bestCount = count;
    }
  }
  // A few words before the first one that was found make the snippet readable.
  return Math.max(0, Math.min(best - Math.floor(length / 5), all.length - length));
}

function mark(
  text: string,
  start: number,
  end: number,
  found: readonly FoundWord[],
  { before, after }: HighlightTags,
): string {
  let html = '';
  let at = start;
  for (const word of found) {
    if (word.start >= at && word.end <= end) {
      html += escapeHtml(text.slice(at, word.start));
      html += before + escapeHtml(text.slice(word.start, word.end)) + after;
      at = word.end;
    }
  }
  return html + escapeHtml(text.slice(at, end));
}
