import escapeHtml from 'escape-html';

import type { PageRecord, SearchRecords, SectionRecord } from '../../src/search/records/types';
import { LEVELS, toAddresses, toHierarchy, type Hit, type HitType } from '../../src/search/hit';

/** A record of the hosted service in the shape that DocSearch's own crawler gives it. */
export interface HostedRecord extends Omit<Hit, '_highlightResult' | '_snippetResult'> {
  readonly keywords: readonly string[];
  /** Headings count more than text, and what comes first on a page more than what comes later. */
  readonly weight: { readonly level: number; readonly position: number };
}

/** A record without what depends on its place among the others. */
type Draft = Pick<HostedRecord, 'anchor' | 'type' | 'content' | 'hierarchy' | 'keywords'>;

const LEVEL_STEP = 10;

/**
 * Writes the records of an edition as the hosted service wants them: one for each page, for each
 * heading, and for each piece of text or code below it. Their texts are HTML: the service answers with what it was
 * given and its own marks around what it found (algolia.com/doc, *Data cleaning*), and DocSearch puts that into the page.
 */
export function toHostedRecords({ language, origin, pages }: SearchRecords): HostedRecord[] {
  return pages.flatMap((page) => {
    return page.sections
      .flatMap((section) => draftSection(page, section))
      .map((draft, position) => ({
        ...draft,
        objectID: `${language}:${page.path}:${position}`,
        ...toAddresses(origin + page.path, draft.anchor),
        language,
        docusaurus_tag: page.tag,
        weight: { level: page.leadsOn ? 0 : levelWeight(draft.type), position },
      }));
  });
}

function draftSection(page: PageRecord, section: SectionRecord): Draft[] {
  const { headings, anchor, searches, text, code } = section;
  const hierarchy = toHierarchy(
    escapeHtml(page.title),
    headings.map((text) => escapeHtml(text)),
  );
  const isPage = headings.length === 0;
  const heading: Draft = {
    anchor,
    type: LEVELS[headings.length + 1] ?? 'lvl6',
    content: isPage ? escapeHtml(page.description) : null,
    hierarchy,
    keywords: [...(isPage ? page.keywords : section.names), ...searches],
  };
  const contents = [...text, ...code].map((content): Draft => ({
    anchor,
    type: 'content',
    content: escapeHtml(content),
    hierarchy,
    keywords: [],
  }));
  return [heading, ...contents];
}

function levelWeight(type: HitType): number {
  return type === 'content' ? 0 : (LEVELS.length - LEVELS.indexOf(type)) * LEVEL_STEP;
}
