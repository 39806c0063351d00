import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import matter from 'gray-matter';
import MagicString from 'magic-string';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import * as z from 'zod';

import { readPage } from '../../../src/markdown/read-page';
import type { CodeForm, Dialect } from './dialect';

const frontMatterSchema = z.object({ title: z.string(), description: z.string() });

/**
 * Rewrites a page of ours for a generator that knows nothing of our transforms: samples stand in
 * the page, and admonitions, tabs and links are written as that generator wants them.
 *
 * @param source Text of the page.
 * @param file Its path, for messages.
 * @param dialect What the generator understands.
 * @throws Error naming page and line, where a sample cannot be quoted.
 */
export async function translatePage(
  source: string,
  file: string,
  dialect: Dialect,
): Promise<string> {
  const page = frontMatterSchema.parse(matter(source).data);
  const tree = await readPage(source, file);
  const translated = new MagicString(escapeMarkdownHeadingIds(source));
  let hasTabs = false;
  visit(tree, 'code', (node) => {
    const { position } = node;
    if (position?.start.offset === undefined || position.end.offset === undefined) {
      return;
    }
    const forms = formsOf(node);
    const [first] = forms;
    hasTabs ||= forms.length > 1;
    const text = forms.length > 1 || !first ? dialect.tabs(forms) : dialect.fence(first);
    translated.update(
      position.start.offset,
      position.end.offset,
      indented(text, position.start.column - 1),
    );
  });
  const body = translated
    .toString()
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^(#+ .*?)[ \t]*\\?(\{#[\w-]+\})[ \t]*$/gm, dialect.headingIds ? '$1 $2' : '$1')
    .replace(/^:::(\w+)(?:\[(.*)\])?$/gm, (_line, kind: string, title = '') =>
      dialect.admonition(kind, title),
    )
    .replace(/\]\((\/[^)\s]+\.md(?:#[^)\s]*)?)\)/g, (_link, target: string) => {
      return `](${dialect.link(target)})`;
    });
  return [
    `---\ntitle: ${JSON.stringify(page.title)}\ndescription: ${JSON.stringify(page.description)}\n---`,
    ...(hasTabs && dialect.tabsImport !== '' ? [dialect.tabsImport] : []),
    ...(dialect.needsHeading ? [`# ${page.title}`] : []),
    body,
  ].join('\n\n');
}

function formsOf(node: Code): readonly CodeForm[] {
  const language = node.lang === 'signature' ? 'ts' : (node.lang ?? 'text');
  const texts = node.data?.fence?.texts ?? [{ code: node.value, title: undefined }];
  return texts.map(({ code, title }) => ({ language, title, code }));
}

/** In a list item, the lines of a fence stand as far to the right as its first. */
function indented(text: string, columns: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(columns)}`);
}
