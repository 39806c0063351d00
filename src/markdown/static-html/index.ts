import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** Elements that a component of the theme draws, or that must be React elements to work as links. */
const LIVE = new Set(['a', 'img', 'pre', 'details', 'summary', 'input', 'script', 'style']);
const HEADING = /^h[1-6]$/;

function isStatic(node: ElementContent): boolean {
  if (node.type === 'text') {
    return true;
  }
  return (
    node.type === 'element' &&
    !LIVE.has(node.tagName) &&
    !HEADING.test(node.tagName) &&
    node.children.every(isStatic)
  );
}

function attributes(element: Element): MdxJsxAttribute[] {
  return Object.entries(element.properties).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: Array.isArray(value) ? value.join(' ') : String(value),
  }));
}

function frozen(element: Element): MdxJsxFlowElementHast {
  const html = toHtml(element.children);
  return {
    type: 'mdxJsxFlowElement',
    name: element.tagName,
    attributes: [
      ...attributes(element),
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: '',
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              body: [
                {
                  type: 'ExpressionStatement',
                  expression: {
                    type: 'ObjectExpression',
                    properties: [
                      {
                        type: 'Property',
                        kind: 'init',
                        method: false,
                        shorthand: false,
                        computed: false,
                        key: { type: 'Identifier', name: '__html' },
                        value: { type: 'Literal', value: html },
                      },
                    ],
                  },
                },
              ],
            },
          },
        },
      },
    ],
    children: [],
  };
}

function isWorthIt(element: Element): boolean {
  return (
    !LIVE.has(element.tagName) &&
    !HEADING.test(element.tagName) &&
    element.children.some((child) => child.type === 'element')
  );
}

function freeze<Node extends RootContent>(node: Node): Node | MdxJsxFlowElementHast {
  if (node.type !== 'element') {
    return node;
  }
  if (isWorthIt(node) && node.children.every(isStatic)) {
    return frozen(node);
  }
  node.children = node.children.map((child) => freeze(child));
  return node;
}

/**
 * Leaves what never changes in a page as HTML instead of a tree of React elements: paragraphs,
 * lists and tables without links, pictures or components. The page's script gets smaller, and the
 * browser takes over a table of options as one element instead of several hundred.
 */
export default function staticHtml() {
  return (tree: Root): void => {
    tree.children = tree.children.map((child) => freeze(child));
  };
}
