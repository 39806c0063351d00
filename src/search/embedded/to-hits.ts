import escapeHtml from 'escape-html';

import type { PageRecord, SectionRecord } from '../records/types';
import {
  LEVELS,
  toAddresses,
  toHierarchy,
  type Hierarchy,
  type Hit,
  type HitType,
  type MarkedText,
} from '../hit';
import { countFound, highlight, snippet, type HighlightTags } from './highlight';
import type { RankedPage } from './rank';
import type { IndexedSection, SectionIndex } from './section-index';

/** How hits are to be written. */
interface HitForm {
  readonly index: Pick<SectionIndex, 'language' | 'origin'>;
  /** Terms of the index that were found. */
  readonly terms: ReadonlySet<string>;
  /** Most words of a snippet. */
  readonly snippetLength: number;
  readonly tags: HighlightTags & { readonly ellipsis: string };
}

/** What a hit is about, before anything is marked. Marking costs more than ranking. */
interface HitDraft {
  readonly page: PageRecord;
  readonly section?: IndexedSection;
}

/** Sections of one page that are shown at most, so that one page cannot fill the dialog. */
const MOST_SECTIONS = 2;

/**
 * Lists the hits of a ranking: each page with its best sections, and before it the one that answers
 * better than the page as a whole, so that Enter opens that section.
 */
export function draftHits(pages: readonly RankedPage[]): HitDraft[] {
  return pages.flatMap(({ page, sections, answersInSection }): HitDraft[] => {
    const drafts = sections
      .filter(({ section }) => section.record.headings.length > 0)
      .slice(0, MOST_SECTIONS)
      .map(({ section }) => ({ page, section }));
    const before = answersInSection ? 1 : 0;
    return [...drafts.slice(0, before), { page }, ...drafts.slice(before)];
  });
}

/** Writes a hit as the hosted service does: all its texts are HTML, with the text escaped. */
export function toHit({ page, section }: HitDraft, form: HitForm): Hit {
  const record = section?.record;
  const headings = record?.headings ?? [];
  const content = record === undefined ? page.description : bestContent(record, form.terms);
  const type = hitType(headings, form.terms);
  const anchor = record?.anchor ?? null;
  const marked = markHierarchy(toHierarchy(page.title, headings), form);
  return {
    objectID: `${page.path}${anchor === null ? '' : `#${anchor}`}`,
    ...toAddresses(form.index.origin + page.path, anchor),
    type: type === 'content' && content === '' ? headingLevel(headings) : type,
    content: content === '' ? null : escapeHtml(content),
    hierarchy: toHierarchy(
      escapeHtml(page.title),
      headings.map((text) => escapeHtml(text)),
    ),
    language: form.index.language,
    docusaurus_tag: page.tag,
    _highlightResult: { hierarchy: marked },
    _snippetResult: {
      hierarchy: marked,
      ...(content !== '' && {
        content: markedText(snippet(content, form.terms, form.snippetLength, form.tags), form),
      }),
    },
  };
}

/** Writes a page that is offered because nothing was found. */
export function toSuggestion(page: PageRecord, form: HitForm): Hit {
  const hit = toHit({ page }, form);
  return { ...hit, objectID: `suggestion:${hit.objectID}` };
}

/** A heading that was found is shown as one; else the text below it is. */
function hitType(headings: readonly string[], terms: ReadonlySet<string>): HitType {
  const own = headings.at(-1);
  if (own === undefined) {
    return 'lvl1';
  }
  return countFound(own, terms) > 0 ? headingLevel(headings) : 'content';
}

function headingLevel(headings: readonly string[]): HitType {
  return LEVELS[headings.length + 1] ?? 'lvl6';
}

/** Prose says more in a line than code, which stands in only where no sentence was found. */
function bestContent({ text, code }: SectionRecord, terms: ReadonlySet<string>): string {
  return bestBlock(text, terms) ?? bestBlock(code, terms) ?? text[0] ?? code[0] ?? '';
}

function bestBlock(blocks: readonly string[], terms: ReadonlySet<string>): string | undefined {
  let best: string | undefined;
  let bestCount = 0;
  for (const block of blocks) {
    const count = countFound(block, terms);
    if (count > bestCount) {
      best = block;
      bestCount = count;
    }
  }
  return best;
}

function markHierarchy(hierarchy: Hierarchy, form: HitForm) {
  return Object.fromEntries(
    LEVELS.flatMap((level) => {
      const text = hierarchy[level];
      return text === null
        ? []
        : [[level, markedText(highlight(text, form.terms, form.tags), form)]];
    }),
  );
}

function markedText(value: string, { tags }: HitForm): MarkedText {
  return { value, matchLevel: value.includes(tags.before) ? 'full' : 'none' };
}
