import type { ParseFrontMatter } from '@docusaurus/types';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';

import { pageError } from '../../markdown/page-error';
import { projectRoot } from '../../samples/paths';
import { addSearches } from './searches';
import { cutIntoSections } from './sections';
import type { SectionRecord } from './types';

/** Keeps the sections of each page from when it is compiled until its records are made. */
export interface SectionStore {
  /**
   * Reads the front matter of a page, and takes `searches` out of it: the generator writes all that is
   * left into the script of the page, which has no use for it.
   */
  readonly parseFrontMatter: ParseFrontMatter;
  /**
   * Remark plugin: goes after the samples are quoted, and before they become elements.
   *
   * @throws Error that names the page where its `searches` are wrong
   */
  readonly collectSections: () => (tree: Root, page: Pick<VFile, 'path'>) => void;
  /** @returns the sections of the page, `undefined` where it was not compiled by this process */
  of(file: string): readonly SectionRecord[] | undefined;
}

/**
 * Opens a store. The compiler parses each page anyway, so the search needs no second parse.
 */
export function openSectionStore(): SectionStore {
  const sections = new Map<string, readonly SectionRecord[]>();
  const searches = new Map<string, unknown>();
  return {
    async parseFrontMatter(params) {
      const parsed = await params.defaultParseFrontMatter(params);
      const { searches: own, ...frontMatter } = parsed.frontMatter;
      searches.set(params.filePath, own);
      return { ...parsed, frontMatter };
    },
    collectSections: () => (tree, page) => {
      const { sections: all, faults } = addSearches(cutIntoSections(tree), searches.get(page.path));
      if (faults.length > 0) {
        throw pageError({ file: page.path, siteDir: projectRoot }, tree, faults.join(' '));
      }
      sections.set(page.path, all);
    },
    of: (file) => sections.get(file),
  };
}
