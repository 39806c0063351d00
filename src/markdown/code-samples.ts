import type { Code, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';

import type { Fence, FenceText } from './fence';
import { highlight, highlightOutput, highlightPart } from './highlight';
import { installCommands, type InstallCommands } from './install-commands';
import { linkedTypes } from './linked-types';

/**
 * Turns each fence into `<CodeSample>`, into `<CodeTabs>` where a sample has two formats, or into
 * `<InstallTabs>` where its commands install packages. The elements hold finished HTML, so that the browser neither highlights nor hydrates it.
 *
 * Runs after `quoteSamples`, whose fences it reads.
 */
export default function codeSamples() {
  return (tree: Root): void => {
    let blocks = 0;
    visit(tree, 'code', (node, index, parent) => {
      const fence = node.data?.fence;
      if (fence && parent && index !== undefined) {
        blocks += 1;
        parent.children[index] = toElement(node, fence, `code-${blocks}`);
      }
      return SKIP;
    });
  };
}

function toElement(node: Code, fence: Fence, id: string): MdxJsxFlowElement | MdxJsxTextElement {
  if (fence.texts.length > 1) {
    return tabs(node, fence, id);
  }
  const commands = isShell(node.lang ?? '') && !fence.quotes && installCommands(node.value);
  return commands ? installTabs(node, commands, id) : block(node, fence);
}

function installTabs(node: Code, commands: InstallCommands, id: string): MdxJsxFlowElement {
  const panels = Object.entries(commands).map(([manager, text]) => [
    manager,
    highlight(text, 'bash'),
  ]);
  return element('InstallTabs', node, { id, ...Object.fromEntries(panels) });
}

function block(
  node: Code,
  { quotes, texts: [text], runs }: Fence,
): MdxJsxFlowElement | MdxJsxTextElement {
  const language = node.lang ?? '';
  const types = language === 'signature' ? linkedTypes(text.code) : undefined;
  if (types) {
    const { attributes } = element('CodeSample', node, { kind: 'signature' });
    return { type: 'mdxJsxTextElement', name: 'CodeSample', attributes, children: types };
  }
  return element('CodeSample', node, {
    kind: kindOf(quotes, language),
    title: text.title,
    runs,
    part: text.context && 'true',
    html: quotes === 'output' ? highlightOutput(text.code, text.marked) : toHtml(text, language),
  });
}

function tabs(node: Code, { texts, runs }: Fence, id: string): MdxJsxFlowElement {
  const panels = texts.flatMap((text) => [
    [text.format, toHtml(text, node.lang ?? '')],
    [`${text.format}Title`, text.title],
  ]);
  const part = texts.some(({ context }) => context) ? 'true' : undefined;
  return element('CodeTabs', node, { id, runs, part, ...Object.fromEntries(panels) });
}

function toHtml({ code, context, marked }: FenceText, language: string): string {
  if (context) {
    return highlightPart(code, context, language, marked);
  }
  return highlight(isShell(language) ? withoutPrompts(code) : code, language, marked);
}

function kindOf(quotes: Fence['quotes'], language: string): string | undefined {
  if (quotes) {
    return quotes === 'output' ? 'output' : undefined;
  }
  if (language === 'signature') {
    return 'signature';
  }
  return isShell(language) ? 'shell' : undefined;
}

function isShell(language: string): boolean {
  return language === 'bash' || language === 'sh';
}

/** What is copied out of a shell fence is what is typed. */
function withoutPrompts(commands: string): string {
  return commands.replace(/^\$ /gm, '');
}

function element(
  name: string,
  { position }: Code,
  values: Readonly<Record<string, string | undefined>>,
): MdxJsxFlowElement {
  const attributes = Object.entries(values).flatMap(([attribute, value]): MdxJsxAttribute[] =>
    value === undefined || value === ''
      ? []
      : [{ type: 'mdxJsxAttribute', name: attribute, value }],
  );
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: [],
    ...(position && { position }),
  };
}
