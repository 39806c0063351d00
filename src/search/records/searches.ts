import * as z from 'zod';

import type { SectionOfText } from './sections';
import type { SectionRecord } from './types';

/** Stands for the page as a whole among the ids of its headings. */
const WHOLE_PAGE = 'page';

const QUOTE = 'quote it: it is no text';

const schema = z.record(
  z.string(),
  z
    .array(
      z.string(QUOTE).refine((phrase) => phrase.trim() !== '', 'a phrase is empty'),
      'write a list of phrases',
    )
    .min(1, 'write a phrase, or leave the id out'),
  'write a list of phrases below each id',
);

/** What the key `searches` of a page says. */
export interface Searches {
  /** Phrases by the id of the heading that they are to find. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
  /** What is wrong with it: a sentence for each fault. */
  readonly faults: readonly string[];
}

/**
 * Adds to each section of a page the phrases that readers type who do not know its words.
 *
 * @param value The value of the key `searches`, not checked.
 * @returns All sections, and a sentence for each fault of the key.
 */
export function addSearches(
  sections: readonly SectionOfText[],
  value: unknown,
): { readonly sections: readonly SectionRecord[]; readonly faults: readonly string[] } {
  const ids = sections.flatMap(({ anchor }) => anchor ?? []);
  const { phrases, faults } = readSearches(value, ids);
  return {
    sections: sections.map((section) => ({
      ...section,
      searches: phrases.get(section.anchor ?? WHOLE_PAGE) ?? [],
    })),
    faults,
  };
}

/**
 * Reads the phrases that readers type who do not know the words of a page.
 *
 * @param value The value of the key, not checked.
 * @param ids Of the headings of the page.
 */
export function readSearches(value: unknown, ids: readonly string[]): Searches {
  if (value === undefined) {
    return { phrases: new Map(), faults: [] };
  }
  const result = schema.safeParse(value);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => tell(path, message));
    return { phrases: new Map(), faults };
  }
  const phrases = new Map(Object.entries(result.data));
  const known = [WHOLE_PAGE, ...ids];
  const unknown = [...phrases.keys()].filter((id) => !known.includes(id));
  return {
    phrases,
    faults: [
      ...unknown.map((id) =>
        tell([id], `the page has no heading {#${id}}. It has: ${known.join(', ')}`),
      ),
      ...repeated(phrases),
    ],
  };
}

function repeated(phrases: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const first = new Map<string, string>();
  return [...phrases].flatMap(([id, list]) =>
    list.flatMap((phrase) => {
      const other = first.get(phrase);
      first.set(phrase, other ?? id);
      return other === undefined
        ? []
        : [tell([id], `"${phrase}" stands below "${other}" already. Keep it where it fits best`)];
    }),
  );
}

function tell(path: readonly PropertyKey[], sentence: string): string {
  return `"${['searches', ...path].join('.')}" of the front matter: ${sentence}.`;
}
