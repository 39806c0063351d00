import path from 'node:path';

import { fileOf, type LoadedDoc, type LoadedVersion } from '../../generator/docs-content';
import type { FindSections } from './records-module';
import type { MainPage, PageRecord } from './types';

/** Pages that lead on to others for each thing that they name. */
const LEADING_ON: readonly string[] = ['glossary'];

/**
 * Makes the records of all docs, but for unlisted ones.
 *
 * @param versions What the docs plugin loaded.
 * @param siteDir Folder that `@site` refers to.
 * @param find Gives the sections of a page.
 */
export function readDocsPages(
  versions: readonly LoadedVersion[],
  siteDir: string,
  find: FindSections,
): PageRecord[] {
  return versions.flatMap((version) =>
    inSidebarOrder(version).map((doc) => ({
      path: doc.permalink,
      title: doc.title,
      description: doc.description,
      tag: docsTag(version),
      sections: find(path.join(siteDir, fileOf(doc))),
      keywords: doc.frontMatter.keywords ?? [],
      ...(LEADING_ON.includes(doc.id) && { leadsOn: true }),
    })),
  );
}

/**
 * @returns the first page of each category of the sidebars: where a reader can start who found
 *   nothing, or whose browser runs no scripts
 */
export function listMainPages(versions: readonly LoadedVersion[]): MainPage[] {
  return versions.flatMap(({ docs, categories }) =>
    categories.flatMap(([first]) =>
      docs
        .filter(({ id, unlisted }) => id === first && unlisted !== true)
        .map(({ title, permalink }) => ({ title, path: permalink })),
    ),
  );
}

/** Where readers begin most often, for who opened the search and has typed nothing. */
const START_PAGES: readonly string[] = [
  'getting-started/quick-start',
  'api/concepts',
  'errors',
  'upgrading/from-gulp-4',
];

/**
 * @returns the pages that an empty search dialog offers
 * @throws Error naming a page that is not there any more
 */
export function listStartPages(versions: readonly LoadedVersion[]): MainPage[] {
  return versions.flatMap(({ docs }) =>
    START_PAGES.map((id) => {
      const doc = docs.find((one) => one.id === id);
      if (doc === undefined) {
        throw new Error(
          `The search offers the page "${id}", which does not exist. Change START_PAGES in src/search/records/docs-pages.ts.`,
        );
      }
      return { title: doc.title, path: doc.permalink };
    }),
  );
}

/** The generator's own name for the facet, as it writes it into the head of each docs page. */
function docsTag({ pluginId, versionName }: LoadedVersion): string {
  return `docs-${pluginId}-${versionName}`;
}

function inSidebarOrder({ docs, categories }: LoadedVersion): LoadedDoc[] {
  const order = categories.flat();
  const position = ({ id }: LoadedDoc) => (order.includes(id) ? order.indexOf(id) : order.length);
  return docs
    .filter(({ unlisted }) => unlisted !== true)
    .toSorted((one, other) => position(one) - position(other));
}
