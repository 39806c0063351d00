/** One form of a code sample. */
export interface CodeForm {
  readonly language: string;
  readonly title: string | undefined;
  readonly code: string;
}

/** How a generator writes what Markdown itself has no syntax for. */
export interface Dialect {
  /** Ending of the pages' files. */
  readonly extension: 'md' | 'mdx';
  /** Lines below the front matter of pages that have tabs. */
  readonly tabsImport: string;
  /** A fence with a title. */
  readonly fence: (form: CodeForm) => string;
  /** A sample in two module formats. */
  readonly tabs: (forms: readonly CodeForm[]) => string;
  /** The line that opens an admonition. */
  readonly admonition: (kind: string, title: string) => string;
  /** The generator makes no heading of the title. */
  readonly needsHeading: boolean;
  /** Headings keep `{#id}`. */
  readonly headingIds: boolean;
  /** Target of a link to a page, from `/api/src.md#id`. */
  readonly link: (target: string) => string;
}

/**
 * Writes a fence longer than any within its code.
 *
 * @param info What follows the opening backticks.
 */
export function fenced(info: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${info}\n${code}\n${ticks}`;
}
