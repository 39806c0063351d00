import type { AllContent } from '@docusaurus/types';
import * as z from 'zod';

import type { Card } from './draw-card';

const sidebarDoc = z.object({ type: z.literal('doc'), id: z.string() });

const sidebarCategory = z.object({
  type: z.literal('category'),
  label: z.string(),
  items: z.array(z.unknown()),
});

const content = z.object({
  loadedVersions: z.array(
    z.object({
      docs: z.array(z.object({ id: z.string(), title: z.string(), permalink: z.string() })),
      sidebars: z.record(z.string(), z.array(z.unknown())),
    }),
  ),
});

/** What the card of a page says, but for the name of the site. */
export type PageCard = Omit<Card, 'siteName'>;

/**
 * Finds out what the cards of the docs pages say: their titles, and in which category of the sidebar
 * they stand.
 *
 * @param allContent As `allContentLoaded` gets it; of 3.2.1 the docs are in `loadedVersions`.
 * @returns One card per page; labels are in the edition's language.
 * @throws ZodError when the docs plugin gives something else, as another version of it might.
 */
export function readDocCards(allContent: AllContent): readonly PageCard[] {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return instances
    .flatMap((instance) => content.parse(instance).loadedVersions)
    .flatMap(({ docs, sidebars }) => {
      const labels = new Map(Object.values(sidebars).flatMap((items) => labelsIn(items, '')));
      return docs.map(({ id, title, permalink }) => ({
        path: permalink,
        title,
        section: labels.get(id) ?? '',
      }));
    });
}

/** Ids of docs with the label of the category that is nearest to them. */
function labelsIn(items: readonly unknown[], label: string): (readonly [string, string])[] {
  return items.flatMap((item) => {
    const doc = sidebarDoc.safeParse(item);
    if (doc.success) {
      return [[doc.data.id, label] as const];
    }
    const category = sidebarCategory.safeParse(item);
    return category.success ? labelsIn(category.data.items, category.data.label) : [];
  });
}
