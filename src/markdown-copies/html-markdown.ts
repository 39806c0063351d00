import type { Nodes, Root as Html } from 'hast';
import { toString } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { writeCopy } from './write-copy';

type Handle = NonNullable<Options['handlers']>[string];

/** Elements that only a browser can use: a form, what unfolds, a button that copies. */
const FOR_A_BROWSER = ['form', 'details', 'button', 'output'];

/** Each entry of a list is a section with a heading: the entries, one after the other. */
const sections: Handle = (state, node) =>
  node.children.flatMap((entry) =>
    entry.type === 'element' ? state.toFlow(state.all(entry)) : [],
  );

const reader = unified()
  .use(rehypeParse)
  .use(() => keepText)
  .use(rehypeRemark, { handlers: { ul: sections } });

/**
 * Writes the main part of a page that has no source in Markdown, such as the plugin directory, as plain
 * Markdown.
 *
 * @param html the whole document; the `main` in it begins with its title, an `h1`
 * @param address of the page; links in the document count from it, and have the base URL already
 * @throws Error where the document has no such title
 */
export function htmlMarkdown(html: string, address: string): string {
  const [title, ...children] = reader.runSync(reader.parse(html)).children;
  if (title?.type !== 'heading' || title.depth !== 1) {
    throw new Error(`${address} has no title: begin its <main> with an <h1>.`);
  }
  const siteAddress = new URL('/', address).href;
  return writeCopy({ type: 'root', children }, { title: toString(title), address, siteAddress });
}

/** Leaves the children of `main`, without what only a browser can use and the comments of React. */
function keepText(tree: Html): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && node.tagName === 'main') {
      tree.children = node.children;
    }
    if (parent && index !== undefined && isForBrowser(node)) {
      parent.children.splice(index, 1);
      return index;
    }
    return undefined;
  });
}

function isForBrowser(node: Nodes): boolean {
  return node.type === 'element' ? FOR_A_BROWSER.includes(node.tagName) : node.type === 'comment';
}
