import type { LoadedVersion } from '../generator/docs-content';
import type { ListingTexts } from '../plugin-directory/listing-texts';

/** What the list of pages says besides the pages. */
interface SiteTexts {
  readonly title: string;
  readonly tagline: string;
  readonly introduction: string;
  /** With a slash at the end. */
  readonly siteAddress: string;
  /** Titles and descriptions of the plugin listing. */
  readonly listing: ListingTexts;
}

/**
 * Lists the copies of all docs of the sidebars, by category, in the form of https://llmstxt.org.
 *
 * @returns the text of `llms.txt`
 */
export function listPages(
  versions: readonly LoadedVersion[],
  { title, tagline, introduction, siteAddress, listing }: SiteTexts,
): string {
  const sections = new Map<string, string[]>();
  for (const { docs, categories, labels } of versions) {
    for (const id of categories.flat()) {
      const label = labels.get(id) || title;
      const lines = docs
        .filter((doc) => doc.id === id)
        .map((doc) => {
          const address = new URL(`${doc.permalink}.md`, siteAddress).href;
          return `- [${doc.title}](${address}): ${doc.description}`;
        });
      sections.set(label, [...(sections.get(label) ?? []), ...lines]);
    }
  }
  sections.set(listing.title, [
    `- [${listing.title}](${siteAddress}plugins.md): ${listing.description}`,
    `- [${listing.recipes.title}](${siteAddress}plugins/recipes.md): ${listing.recipes.description}`,
  ]);
  const lists = [...sections].map(([label, lines]) => `## ${label}\n\n${lines.join('\n')}`);
  return `${[`# ${title}`, `> ${tagline}`, introduction, ...lists].join('\n\n')}\n`;
}
