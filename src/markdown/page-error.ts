import path from 'node:path';
import type { Node } from 'unist';

/** The Markdown file that is being read, and the folder that messages are relative to. */
export interface Page {
  readonly file: string;
  readonly siteDir: string;
}

/**
 * Makes the error that stops the build because of something in a page.
 *
 * @param page where it is
 * @param node what is wrong, for the line number
 * @param sentence what was wrong and what to do
 * @returns an error whose message starts with `docs/page.md:12: `
 */
export function pageError(page: Page, node: Node, sentence: string): Error {
  const file = path.relative(page.siteDir, page.file).split(path.sep).join('/');
  return new Error(`${file}:${node.position?.start.line ?? 1}: ${sentence}`);
}

/**
 * Runs a piece of work, and adds page and line to any error that it throws.
 *
 * @throws Error of `pageError` with the message of the work's own error
 */
export function withPageContext<T>(page: Page, node: Node, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw pageError(page, node, error instanceof Error ? error.message : String(error));
  }
}
