/** Levels of a hit's headings: the group, the page, and the headings from level 2 on. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];

/** What a record or hit represents: a page (`lvl1`), a heading, or the text below one. */
export type HitType = Level | 'content';

export type Hierarchy = Readonly<Record<Level, string | null>>;

export interface MarkedText {
  /** HTML. */
  readonly value: string;
  readonly matchLevel: 'none' | 'full';
}

type MarkedHierarchy = Readonly<Partial<Record<Level, MarkedText>>>;

/** A hit as the hosted service answers it, and the dialog and the page want it. */
export interface Hit {
  readonly objectID: string;
  /** Absolute. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: HitType;
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly _highlightResult: { readonly hierarchy: MarkedHierarchy; readonly content?: MarkedText };
  readonly _snippetResult: { readonly hierarchy: MarkedHierarchy; readonly content?: MarkedText };
}

/**
 * Names the headings of a section by their levels.
 *
 * @param title Title of the page. It is the group as well, so that results keep their order.
 * @param headings Headings from level 2 on.
 */
export function toHierarchy(title: string, headings: readonly string[]): Hierarchy {
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  return { lvl0: title, lvl1: title, lvl2, lvl3, lvl4, lvl5, lvl6 };
}

/** Where a hit leads. */
export type Addresses = Pick<Hit, 'url' | 'url_without_anchor' | 'anchor'>;

/**
 * @param address Absolute address of the page, or of a row of it with its `#id`.
 * @param anchor Id of the section's heading; null for the page itself.
 */
export function toAddresses(address: string, anchor: string | null): Addresses {
  const [withoutAnchor = '', own] = address.split('#');
  const id = anchor ?? own ?? null;
  return {
    url: id === null ? withoutAnchor : `${withoutAnchor}#${id}`,
    url_without_anchor: withoutAnchor,
    anchor: id,
  };
}
