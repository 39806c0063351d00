/** One heading of a page, or its beginning, with what stands below it up to the next heading. */
export interface SectionRecord {
  /** Headings from level 2 down to this one; empty for the beginning of the page. */
  readonly headings: readonly string[];
  /** Id of the heading; null for the beginning of the page. */
  readonly anchor: string | null;
  /** Names that a table or a heading of this section defines: options, parameters, events, plugins. */
  readonly names: readonly string[];
  /** What readers type who do not know its words, from the front matter. No result shows it. */
  readonly searches: readonly string[];
  /** Error messages that this section explains, verbatim. */
  readonly messages: readonly string[];
  /** Paragraphs, list items and table rows, in reading order. */
  readonly text: readonly string[];
  /** Code blocks. */
  readonly code: readonly string[];
}

/** A page as the search sees it. */
export interface PageRecord {
  /** Path of the page with the base URL, as links write it; of a row of the plugin listing with its `#id`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Words and messages that readers type, from the front matter. */
  readonly keywords: readonly string[];
  /** The generator's facet: `docs-default-current` for the docs, `default` for other pages. */
  readonly tag: string;
  readonly sections: readonly SectionRecord[];
  /**
   * It leads on, as it says a little of many things or names a better plugin: pages that explain one of
   * them, and that plugin, come before it.
   */
  readonly leadsOn?: true | undefined;
}

/** All that one edition's search knows. */
export interface SearchRecords {
  /** Locale code, the facet `language`. */
  readonly language: string;
  /** Origin that the edition is published on. */
  readonly origin: string;
  readonly pages: readonly PageRecord[];
}

/** A page that the search offers when it has nothing better. */
export interface MainPage {
  readonly title: string;
  readonly path: string;
}
