import type { Root } from 'mdast';
import type { VFile } from 'vfile';

import { readSections } from './sections';
import type { SectionRecord } from './types';

/** Keeps the sections of each page from when it is compiled until its records are made. */
export interface SectionStore {
  /** Remark plugin: goes after the samples are quoted, and before they become elements. */
  readonly collectSections: () => (tree: Root, page: Pick<VFile, 'path'>) => void;
  /** @returns the sections of the page, `undefined` where it was not compiled by this process */
  of(file: string): readonly SectionRecord[] | undefined;
}

/**
 * Opens a store. The compiler parses each page anyway, so the search needs no second parse.
 */
export function openSectionStore(): SectionStore {
  const sections = new Map<string, readonly SectionRecord[]>();
  return {
    collectSections: () => (tree, page) => {
      sections.set(page.path, readSections(tree));
    },
    of: (file) => sections.get(file),
  };
}
