import { fileOf, type LoadedVersion } from '../generator/docs-content';
import type { Card } from './draw-card';

/** What the card of a page says, but for the name of the site. */
export type PageCard = Omit<Card, 'siteName'>;

/** @returns what the cards of the docs pages say: title, and category of the sidebar, and their file */
export function docCards(versions: readonly LoadedVersion[]): readonly PageCard[] {
  return versions.flatMap(({ docs, labels }) =>
    docs.map((doc) => ({
      path: doc.permalink,
      file: fileOf(doc),
      title: doc.title,
      section: labels.get(doc.id) ?? '',
    })),
  );
}
