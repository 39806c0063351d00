import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** What a copy says of its page. */
export interface CopiedPage {
  readonly title: string;
  /** Of the page that a browser shows. */
  readonly address: string;
  /** What links that begin with a slash count from, with a slash at the end. */
  readonly siteAddress: string;
}

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' });

/**
 * Writes the text of a page as Markdown, with its title and its address above, and the whole address in
 * each link.
 *
 * @param tree the text without its title; it is changed
 */
export function writeCopy(tree: Root, { title, address, siteAddress }: CopiedPage): string {
  writeLinks(tree, address, siteAddress);
  tree.children.unshift(
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    {
      type: 'paragraph',
      children: [{ type: 'link', url: address, children: [{ type: 'text', value: address }] }],
    },
  );
  return writer.stringify(tree);
}

function writeLinks(tree: Root, address: string, siteAddress: string): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const base = node.url.startsWith('#') ? address : siteAddress;
      node.url = new URL(node.url.replace(/^\//, ''), base).href;
    }
  });
}
