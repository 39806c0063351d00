import type { Finding } from './finding';
import { headingsOf } from './headings';
import type { Page } from './page';

/**
 * Links that lead into a page must work in each language.
 *
 * @param translation a translated page
 * @param original the English page of the same name, if there is one
 * @returns findings about heading ids that only one of them has
 */
export function sameHeadings(translation: Page, original: Page | undefined): readonly Finding[] {
  if (original === undefined) {
    return [
      { line: 1, message: `docs/${translation.name} does not exist. Remove the translation.` },
    ];
  }
  const translated = headingsOf(translation);
  const english = headingsOf(original);
  const has = (headings: typeof english, id: string | undefined): boolean =>
    headings.some((heading) => heading.id === id);
  return [
    ...english
      .filter(({ id }) => !has(translated, id))
      .map(({ id, line }) => ({
        line: 1,
        message: `the heading {#${id}} of ${original.file}:${line} is missing. Translate the section.`,
      })),
    ...translated
      .filter(({ id }) => !has(english, id))
      .map(({ id, line }) => ({ line, message: `${original.file} has no heading {#${id}}.` })),
  ];
}
