import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';

import type { Fence, FenceText } from './fence';
import { highlight, highlightOutput, highlightPart } from './highlight';
import { installCommands, type InstallCommands } from './install-commands';
import { flowElement, textElement } from './jsx-element';
import { linkedTypes } from './linked-types';
import { isShell, typedCommands } from './typed-commands';

/**
 * Turns each fence into `<CodeSample>`, into `<CodeTabs>` where a sample has two formats, or into
 * `<InstallTabs>` where its commands install packages. The elements hold finished HTML, so that the browser neither highlights nor hydrates it.
 *
 * Runs after `quoteSamples`, whose fences it reads.
 */
export default function codeSamples() {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      const fence = node.data?.fence;
      if (fence && parent && index !== undefined) {
        parent.children[index] = toElement(node, fence);
      }
      return SKIP;
    });
  };
}

function toElement(node: Code, fence: Fence): MdxJsxFlowElement | MdxJsxTextElement {
  if (fence.texts.length > 1) {
    return tabs(node, fence);
  }
  const commands = isShell(node.lang ?? '') && !fence.quotes && installCommands(node.value);
  return commands ? installTabs(node, commands) : block(node, fence);
}

function installTabs(node: Code, commands: InstallCommands): MdxJsxFlowElement {
  const panels = Object.entries(commands).map(([manager, text]) => [
    manager,
    highlight(text, 'bash'),
  ]);
  return flowElement('InstallTabs', Object.fromEntries(panels), [], node);
}

function block(
  node: Code,
  { quotes, texts: [text], runs }: Fence,
): MdxJsxFlowElement | MdxJsxTextElement {
  const language = node.lang ?? '';
  const types = language === 'signature' ? linkedTypes(text.code) : undefined;
  if (types) {
    return textElement('CodeSample', { kind: 'signature' }, types);
  }
  const values = {
    kind: kindOf(quotes, language),
    title: text.title,
    runs,
    part: text.context && 'true',
    html: quotes === 'output' ? highlightOutput(text.code, text.marked) : toHtml(text, language),
  };
  return flowElement('CodeSample', values, [], node);
}

function tabs(node: Code, { texts, runs }: Fence): MdxJsxFlowElement {
  const panels = texts.flatMap((text) => [
    [text.format, toHtml(text, node.lang ?? '')],
    [`${text.format}Title`, text.title],
  ]);
  const part = texts.some(({ context }) => context) ? 'true' : undefined;
  return flowElement('CodeTabs', { runs, part, ...Object.fromEntries(panels) }, [], node);
}

function toHtml({ code, context, marked }: FenceText, language: string): string {
  if (context) {
    return highlightPart(code, context, language, marked);
  }
  return highlight(typedCommands(code, language), language, marked);
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
