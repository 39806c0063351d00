import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Code, Root, RootContent, RootContentMap } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';

import type { FenceText } from '../markdown/fence';
import { typedCommands } from '../markdown/typed-commands';
import { type CopiedPage, writeCopy } from './write-copy';

type Admonition = RootContentMap['containerDirective'];

/**
 * Writes a page as plain Markdown, for whoever reads it outside a browser: nothing in it is left that
 * only the site understands, and each link has its whole address.
 *
 * @param tree the page with its samples quoted, before any of its text becomes an element; it is changed
 */
export function pageMarkdown(tree: Root, page: CopiedPage): string {
  writeFences(tree);
  writeHeadings(tree);
  unwrapElements(tree);
  return writeCopy(tree, page);
}

/**
 * A fence for each module format, with all that a copied part needs around it; the part alone where an
 * earlier fence of the page holds the same.
 */
function writeFences(tree: Root): void {
  const written = new Set<string>();
  visit(tree, 'code', (node, index, parent) => {
    const texts = node.data?.fence?.texts ?? [];
    if (!parent || index === undefined || texts.length === 0) {
      return undefined;
    }
    parent.children.splice(index, 1, ...texts.map((text) => fenceOf(node, text, written)));
    return [SKIP, index + texts.length];
  });
}

function fenceOf(node: Code, { title, code, context }: FenceText, written: Set<string>): Code {
  const whole = [context?.before, code, context?.after].filter(Boolean).join('\n\n');
  const value = written.has(whole) ? code : whole;
  written.add(whole);
  return {
    type: 'code',
    lang: node.lang === 'signature' ? 'ts' : (node.lang ?? null),
    meta: title === undefined ? null : `title="${title}"`,
    value: typedCommands(value, node.lang ?? ''),
  };
}

function writeHeadings(tree: Root): void {
  visit(tree, 'heading', ({ children }) => {
    const last = children.at(-1);
    if (last?.type === 'text') {
      last.value = parseMarkdownHeadingId(last.value).text.trimEnd();
    }
  });
}

/** Leaves the text of elements and comments of MDX, and a quotation in the place of an admonition. */
function unwrapElements(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) {
      return undefined;
    }
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        parent.children.splice(index, 1);
        return index;
      case 'containerDirective':
        parent.children.splice(index, 1, { type: 'blockquote', children: quoted(node) });
        return index;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        parent.children.splice(index, 1, ...withoutElement(node));
        return index;
      default:
        return undefined;
    }
  });
}

/** The label of an admonition becomes strong; its kind is in the words of the label. */
function quoted({ children }: Admonition): Admonition['children'] {
  return children.map((child) =>
    child.type === 'paragraph' && child.data?.directiveLabel === true
      ? { ...child, children: [{ type: 'strong', children: child.children }] }
      : child,
  );
}

function withoutElement(node: MdxJsxFlowElement | MdxJsxTextElement): RootContent[] {
  const href = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'href');
  return node.type === 'mdxJsxTextElement' && typeof href?.value === 'string'
    ? [{ type: 'link', url: href.value, children: node.children }]
    : node.children;
}
