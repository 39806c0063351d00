import type { Nodes, Parents } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';

import type { Page } from './page';

/** A paragraph, heading, or table cell, as a reader hears it. */
interface TextBlock {
  readonly kind: 'paragraph' | 'heading' | 'tableCell';
  /** Code stands as one word that no rule knows. */
  readonly text: string;
  /** @returns the line of the page for a position in the text */
  readonly lineAt: (position: number) => number;
}

/** Stands for inline code: a word for the length of a sentence, and no word of our own. */
export const codeWord = 'Xcode';

/**
 * @param page a page
 * @returns its text in reading order; without code blocks, and without the ids of headings
 */
export function textBlocks(page: Page): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  visitParents(page.tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      blocks.push(blockOf(node, node.type));
    }
  });
  return blocks;
}

function blockOf(node: Parents, kind: TextBlock['kind']): TextBlock {
  const lines: number[] = [];
  let text = '';
  const add = (part: string, firstLine: number): void => {
    let line = firstLine;
    for (const character of part) {
      lines.push(...Array.from({ length: character.length }, () => line));
      if (character === '\n') {
        line += 1;
      }
    }
    text += part.replace(/\n/g, ' ');
  };
  collect(node, add);
  const end = kind === 'heading' ? text.search(/\s*\\?\{#[^}]*\}\s*$/) : -1;
  return {
    kind,
    text: end === -1 ? text : text.slice(0, end),
    lineAt: (position) => lines[position] ?? node.position?.start.line ?? 1,
  };
}

function collect(node: Nodes, add: (part: string, firstLine: number) => void): void {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'text') {
    add(node.value, line);
  } else if (node.type === 'inlineCode') {
    add(codeWord, line);
  } else if (node.type === 'break') {
    add(' ', line);
  } else if (node.type === 'textDirective') {
    add(`:${node.name}`, line);
    node.children.forEach((child) => collect(child, add));
  } else if ('children' in node) {
    node.children.forEach((child) => collect(child, add));
  }
}
