import type { Code, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { parseFenceSettings } from '../fence/parse-fence-settings';
import { highlight, highlightOutput } from '../highlight';
import { blamingPage } from '../page-error';
import type { SiteOptions } from '../quote-sample';
import type { Quote } from '../quote-sample/quote';

/**
 * Turns each fence into `<CodeSample>`, or into `<CodeTabs>` where a sample has two formats. The
 * elements hold finished HTML, so that the browser neither highlights nor hydrates it.
 *
 * Runs after the samples are quoted.
 *
 * @throws Error that names page and line, where a fence has a wrong setting
 */
export default function codeSamples({ siteDir }: SiteOptions) {
  return (tree: Root, { path: file }: VFile): void => {
    let blocks = 0;
    visit(tree, 'code', (node, index, parent) => {
      if (parent && index !== undefined) {
        blocks += 1;
        const block = blocks;
        const page = { file, siteDir };
        parent.children[index] = blamingPage(page, node, () => codeElement(node, `code-${block}`));
      }
      return SKIP;
    });
  };
}

function codeElement(node: Code, id: string): MdxJsxFlowElement {
  const language = node.lang ?? '';
  const quote = node.data?.quote;
  if (quote && quote.texts.length > 1) {
    return tabs(node, quote, id);
  }
  const { marked, title } = parseFenceSettings(node.meta ?? '');
  const shownTitle = quote ? quote.texts[0].title : title;
  return element('CodeSample', node, {
    kind: kindOf(quote, language),
    title: shownTitle,
    runs: quote?.runs,
    html:
      quote?.kind === 'output'
        ? highlightOutput(node.value, marked)
        : highlight(isShell(language) ? withoutPrompts(node.value) : node.value, language, marked),
  });
}

function tabs(node: Code, quote: Quote, id: string): MdxJsxFlowElement {
  const find = (format: 'esm' | 'commonjs'): Record<string, string | undefined> => {
    const text = quote.texts.find((candidate) => candidate.format === format);
    return {
      [format]: text && highlight(text.code, node.lang ?? '', text.marked),
      [`${format}Title`]: text?.title,
    };
  };
  return element('CodeTabs', node, {
    id,
    runs: quote.runs,
    ...find('esm'),
    ...find('commonjs'),
  });
}

function kindOf(quote: Quote | undefined, language: string): string | undefined {
  if (quote) {
    return quote.kind === 'output' ? 'output' : undefined;
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
