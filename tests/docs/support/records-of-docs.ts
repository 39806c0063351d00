import { readFileSync } from 'node:fs';

import { markdownFiles } from '../../../scripts/samples/page-fences';
import { parsePage } from '../../../src/markdown/parse-page';
import { fromRoot } from '../../../src/samples/paths';
import { addSearches } from '../../../src/search/records/searches';
import { cutIntoSections } from '../../../src/search/records/sections';
import type { PageRecord } from '../../../src/search/records/types';

/** Several test files ask for them, in the same process. */
const known = new Map<string, readonly PageRecord[]>();

/**
 * Makes the search records of all pages of one language, out of their sources: without what they
 * quote, and in the order of the files.
 *
 * @param folder From the root of the repository, such as `docs`.
 */
export function recordsOf(folder: string): readonly PageRecord[] {
  const records = known.get(folder) ?? readRecords(folder);
  known.set(folder, records);
  return records;
}

function readRecords(folder: string): readonly PageRecord[] {
  return markdownFiles(folder).map((file) => {
    const { frontMatter, tree } = parsePage(readFileSync(file, 'utf8'), fromRoot(file));
    const { title, description, keywords } = frontMatter;
    return {
      path: `/docs/${fromRoot(file)
        .slice(folder.length + 1)
        .replace(/\.md$/, '')}`,
      title: String(title),
      description: String(description),
      keywords: Array.isArray(keywords) ? keywords.map(String) : [],
      tag: 'docs-default-current',
      sections: addSearches(cutIntoSections(tree), frontMatter.searches).sections,
    };
  });
}
