import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { markdownTransforms } from '../../markdown';
import type { LoadedDoc, LoadedVersion } from './docs-content';
import type { LocaleKeywords } from './locale-keywords';
import type { SectionCache } from './section-cache';
import { readSections } from './sections';
import type { MainPage, PageRecord } from './types';

/**
 * Makes the records of all docs from their Markdown, with the samples that the pages quote.
 *
 * @param versions What the docs plugin loaded.
 * @param siteDir Folder that `@site` stands for.
 * @param keywords What readers of the locale type, for pages that are not in their language.
 * @param cache Sections of pages that have not changed since.
 * @throws Error naming page and line where a fence cannot be filled.
 */
export async function readDocsPages(
  versions: readonly LoadedVersion[],
  siteDir: string,
  keywords: LocaleKeywords,
  cache: SectionCache,
): Promise<PageRecord[]> {
  const pages = await Promise.all(
    versions.map((version) =>
      Promise.all(
        inSidebarOrder(version).map(async (doc) => ({
          ...(await readPage(doc, docsTag(version), siteDir, cache)),
          keywords: [...(doc.frontMatter.keywords ?? []), ...(keywords[doc.source] ?? [])],
        })),
      ),
    ),
  );
  return pages.flat();
}

/**
 * @returns the first page of each category of the sidebars: where a reader can start who found
 *   nothing, or whose browser runs no scripts
 */
export function listMainPages(versions: readonly LoadedVersion[]): MainPage[] {
  return versions.flatMap(({ docs, categories }) =>
    categories.flatMap(([first]) =>
      docs
        .filter(({ id }) => id === first)
        .map(({ title, permalink }) => ({ title, path: permalink })),
    ),
  );
}

/** The generator's own name for the facet, as it writes it into the head of each docs page. */
function docsTag({ pluginId, versionName }: LoadedVersion): string {
  return `docs-${pluginId}-${versionName}`;
}

function inSidebarOrder({ docs, categories }: LoadedVersion): LoadedDoc[] {
  const order = categories.flat();
  const position = ({ id }: LoadedDoc) => (order.includes(id) ? order.indexOf(id) : order.length);
  return docs.toSorted((one, other) => position(one) - position(other));
}

async function readPage(
  doc: LoadedDoc,
  tag: string,
  siteDir: string,
  cache: SectionCache,
): Promise<Omit<PageRecord, 'keywords'>> {
  const file = path.join(siteDir, doc.source.slice('@site/'.length));
  const source = await readFile(file, 'utf8');
  return {
    path: doc.permalink,
    title: doc.title,
    description: doc.description,
    tag,
    sections: await cache.of(file, source, async () =>
      readSections(await markdownTransforms(source, file)),
    ),
  };
}
