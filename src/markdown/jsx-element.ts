import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';

/** Values by the name of their attribute; one that is undefined or empty becomes no attribute. */
type Values = Readonly<Record<string, string | undefined>>;

/**
 * Makes an element that stands between blocks.
 *
 * @param source the node that the element replaces: the element keeps its position
 */
export function flowElement(
  name: string,
  values: Values,
  children: MdxJsxFlowElement['children'] = [],
  source?: Node,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributesOf(values),
    children,
    ...(source?.position && { position: source.position }),
  };
}

/** Makes an element that stands within a text; see `flowElement`. */
export function textElement(
  name: string,
  values: Values,
  children: MdxJsxTextElement['children'] = [],
  source?: Node,
): MdxJsxTextElement {
  const { attributes, position } = flowElement(name, values, [], source);
  return { type: 'mdxJsxTextElement', name, attributes, children, ...(position && { position }) };
}

function attributesOf(values: Values): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value ? [{ type: 'mdxJsxAttribute', name, value }] : [],
  );
}
