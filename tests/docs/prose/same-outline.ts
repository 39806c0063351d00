import { visit } from 'unist-util-visit';

import { readHeading } from '../../../src/translation/sections';
import type { Finding } from './finding';
import type { Page } from './page';

/** A heading or a fence, as it must be the same in every language. */
interface Part {
  readonly line: number;
  /** What a message shows of it. */
  readonly shown: string;
  /** Code that stands in the page itself; what a fence quotes is not there. */
  readonly code: string;
}

/**
 * Links that lead into a page must work in each language, and its samples be those that ran. Code
 * stays as it is, comments in it too.
 *
 * @param translation a translated page
 * @param original the English page of the same name, if there is one
 * @returns the first heading or fence that differs or stands in another place
 */
export function sameOutline(translation: Page, original: Page | undefined): readonly Finding[] {
  // `translation.test.ts` names a translation of no page.
  if (original === undefined) {
    return [];
  }
  const english = outlineOf(original);
  const translated = outlineOf(translation);
  for (let index = 0; index < Math.max(english.length, translated.length); index += 1) {
    const expected = english[index];
    const found = translated[index];
    if (expected?.shown !== found?.shown) {
      const source = expected
        ? `${expected.shown} of ${original.file}:${expected.line}`
        : `no further heading or fence, as in ${original.file}`;
      const message = `here must stand ${source}. ${found ? `There is ${found.shown}.` : 'The page ends before.'}`;
      return [{ line: found?.line ?? translated.at(-1)?.line ?? 1, message }];
    }
    if (expected?.code !== found?.code) {
      const message = `the code differs from ${original.file}:${expected?.line}. Copy it as it is.`;
      return [{ line: found?.line ?? 1, message }];
    }
  }
  return [];
}

function outlineOf({ tree }: Page): readonly Part[] {
  const parts: Part[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      const shown = `${'#'.repeat(node.depth)} {#${readHeading(node).id}}`;
      parts.push({ line, shown, code: '' });
    } else if (node.type === 'code') {
      const shown = ['```', node.lang, ' ', node.meta].join('').trim();
      parts.push({ line, shown, code: node.value });
    }
  });
  return parts;
}
