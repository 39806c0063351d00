import type { AllContent } from '@docusaurus/types';
import * as z from 'zod';

const sidebarDoc = z.object({ type: z.literal('doc'), id: z.string() });

const sidebarCategory = z.object({
  type: z.literal('category'),
  label: z.string(),
  items: z.array(z.unknown()),
});

const doc = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Path of the file that is read, as `@site/docs/api/src.md`. */
  source: z.string().startsWith('@site/'),
  permalink: z.string(),
  unlisted: z.boolean().optional(),
  frontMatter: z.object({ keywords: z.array(z.string()).nullish() }),
});

const version = z.object({
  versionName: z.string(),
  docs: z.array(doc),
  sidebars: z.record(z.string(), z.array(z.unknown())),
});

const content = z.object({ loadedVersions: z.array(version) });

export type LoadedDoc = Readonly<z.infer<typeof doc>>;

/** A version of one instance of the docs plugin. */
export interface LoadedVersion {
  readonly pluginId: string;
  readonly versionName: string;
  readonly docs: readonly LoadedDoc[];
  /** Ids of the docs in the order of the sidebars, one list per category. */
  readonly categories: readonly (readonly string[])[];
  /**
   * Label of the category that is nearest to each doc, by its id, in the language of the edition;
   * empty for docs on the top level. Docs outside the sidebars have none.
   */
  readonly labels: ReadonlyMap<string, string>;
}

/**
 * Reads what the docs plugin loaded.
 *
 * @param allContent As `allContentLoaded` gets it; of 3.2.1 the docs are in `loadedVersions`.
 * @throws ZodError when the docs plugin gives something else, as another version of it might; Error
 *   naming the files where two pages have one address.
 */
export function readDocsContent(allContent: AllContent): LoadedVersion[] {
  const instances = allContent['docusaurus-plugin-content-docs'] ?? {};
  return Object.entries(instances).flatMap(([pluginId, instance]) =>
    content.parse(instance).loadedVersions.map(({ versionName, docs, sidebars }) => {
      assertOwnAddresses(docs);
      const items = Object.values(sidebars).flat();
      return {
        pluginId,
        versionName,
        docs,
        categories: items.map((item) => docsIn(item, '').map(({ id }) => id)),
        labels: new Map(
          items.flatMap((item) => docsIn(item, '')).map(({ id, label }) => [id, label]),
        ),
      };
    }),
  );
}

/** A doc of a sidebar, and the label of the category that is nearest to it. */
interface PlacedDoc {
  readonly id: string;
  readonly label: string;
}

function docsIn(item: unknown, label: string): PlacedDoc[] {
  const single = sidebarDoc.safeParse(item);
  if (single.success) {
    return [{ id: single.data.id, label }];
  }
  const category = sidebarCategory.safeParse(item);
  return category.success
    ? category.data.items.flatMap((inner) => docsIn(inner, category.data.label))
    : [];
}

/**
 * Checks that each page has an address of its own. Of two with the same one, the generator would
 * show the last and report every link to the other as broken.
 *
 * @throws Error naming the files of both pages.
 */
function assertOwnAddresses(docs: readonly LoadedDoc[]): void {
  const faults = docs.flatMap((doc, index) => {
    const first = docs.slice(0, index).find(({ permalink }) => permalink === doc.permalink);
    return first === undefined
      ? []
      : [
          `${fileOf(first)} and ${fileOf(doc)} have the same address, ${doc.permalink}. Change the slug or the name of one.`,
        ];
  });
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

/** @returns the file of a doc from the root of the repository */
export function fileOf({ source }: LoadedDoc): string {
  return source.replace('@site/', '');
}
