import type { Finding } from './finding';
import { headingsOf } from './headings';
import type { Page } from './page';

/** The sections that pages of one kind share, in the order in which they come. */
const shapes = [
  {
    of: /^api\/(?!(?:concepts|cli)\.md$)/,
    sections: ['sample', 'parameters', 'options', 'returns', 'errors', 'pitfalls', 'related'],
    needed: ['sample', 'related'],
  },
  {
    of: /^getting-started\//,
    sections: ['result', 'sample', 'pitfalls', 'next'],
    needed: ['result', 'sample', 'next'],
  },
] as const;

/**
 * @param page a page of any language
 * @returns findings about shared sections that are missing, on another level, or out of order
 */
export function headingOrder(page: Page): readonly Finding[] {
  return shapes
    .filter(({ of }) => of.test(page.name))
    .flatMap(({ sections, needed }) => {
      const found = headingsOf(page).filter(({ id }) => sections.some((name) => name === id));
      const expected = sections.filter((name) => found.some(({ id }) => id === name));
      const missing = needed.filter((name) => !found.some(({ id }) => id === name));
      const misplaced = found.find(({ id }, index) => id !== expected[index]);
      const sunken = found.filter(({ depth }) => depth !== 2);
      return [
        ...missing.map((name) => ({
          line: 1,
          message: `there is no section {#${name}}. Pages of this kind have: ${sections.join(', ')}.`,
        })),
        ...sunken.map(({ line, id }) => ({ line, message: `{#${id}} is a section: use "##".` })),
        ...(misplaced === undefined
          ? []
          : [
              {
                line: misplaced.line,
                message: `{#${misplaced.id}} is out of order. The order is: ${sections.join(', ')}.`,
              },
            ]),
      ];
    });
}
