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
  return new Error(inPlace(page, node, sentence));
}

function inPlace(page: Page, node: Node, sentence: string): string {
  const file = path.relative(page.siteDir, page.file).split(path.sep).join('/');
  return `${file}:${node.position?.start.line ?? 1}: ${sentence}`;
}

/**
 * Runs a piece of work, and adds page and line to any error that it throws.
 *
 * @throws Error as `pageError` makes it, with the message and the stack of the work's own error
 */
export function withPageContext<T>(page: Page, node: Node, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw rewordError(error, (message) => inPlace(page, node, message));
  }
}

/**
 * Changes the message of an error and keeps its stack, so that `DEBUG` leads to the place of a fault. The new error
 * has no `cause`, because scripts/setup/describe-error.mjs would print the message of that too.
 *
 * @param error What was thrown.
 * @param reword Makes the new message.
 */
export function rewordError(error: unknown, reword: (message: string) => string): Error {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return Object.assign(new Error(reword(message)), { stack });
}
