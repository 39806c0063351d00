import { visit } from 'unist-util-visit';

import type { Finding } from './finding';
import type { Page } from './page';

/**
 * A page is Markdown: what others stand for has no place in search records, copies and translations.
 * A `span` keeps the id of a heading that moved to another page, an empty `div` is the place of what a
 * script adds (src/search/log).
 */
const ELEMENTS: ReadonlySet<string> = new Set([
  'details',
  'summary',
  'br',
  'kbd',
  'sub',
  'sup',
  'span',
  'div',
]);

/**
 * @param page a page of any language
 * @returns findings about expressions, imports, and components that no page has
 */
export function expressions(page: Page): readonly Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      findings.push({
        line,
        message: `{${node.value}} is an expression. Write \`{${node.value}}\` as code, or \\{ for a brace.`,
      });
    } else if (node.type === 'mdxjsEsm') {
      findings.push({
        line,
        message:
          'pages import and export nothing: in the built site, no component in the text of the first page reacts. Leave an empty <div id="…">, and fill it as src/search/log/LogReaderPlace.tsx does.',
      });
    } else if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      !ELEMENTS.has(node.name ?? '')
    ) {
      findings.push({
        line,
        message: `<${node.name ?? ''}> is no element of pages, which have ${[...ELEMENTS].join(', ')}. Write it as code, or in Markdown.`,
      });
    }
  });
  return findings;
}
