/** Something that a page says and that another version does otherwise. */
export interface Difference {
  /** The page, such as `api/src`, or the file that quotes a sample. */
  readonly page: string;
  /** The claim, or the sample with its module format. */
  readonly what: string;
  /** What was seen instead. */
  readonly seen: string;
}

/**
 * @param versions such as `gulp 4.0.2, Node.js 20.20.2`
 * @param differences in any order
 * @returns the report: how many there are, then each, page by page
 */
export function describeDifferences(versions: string, differences: readonly Difference[]): string {
  const pages = [...new Set(differences.map(({ page }) => page))].sort();
  const blocks = pages.map((page) => {
    const own = differences.filter((difference) => difference.page === page);
    return [page, ...own.map(({ what, seen }) => `  ${what}\n${indent(seen)}`)].join('\n');
  });
  const count =
    differences.length === 0
      ? 'All that the pages say holds.'
      : `${differences.length} differences on ${pages.length} pages.`;
  return [`${versions}: ${count}`, ...blocks].join('\n\n');
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '      ');
}
