import type { Finding } from './finding';
import { type Page, parsePage } from './page';

/**
 * @param body Markdown below the front matter
 * @param settings where the page lies, and further lines of front matter
 * @returns a page for the tests of a rule
 */
export function pageWith(
  body: string,
  { file = 'docs/page.md', matter = 'title: Page' }: { file?: string; matter?: string } = {},
): Page {
  return parsePage(file, `---\n${matter}\n---\n\n${body}\n`);
}

/** @returns the findings as `line: message`; the body of a page with one-line matter begins in 5 */
export function shown(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ line, message }) => `${line}: ${message}`);
}
