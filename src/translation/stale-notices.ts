import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';

import type { StaleNotice } from '../editions/types';
import { flowElement, textElement } from '../markdown/jsx-element';
import { parsePage, type ParsedPage } from '../markdown/parse-page';
import type { SiteOptions } from '../markdown/quote-samples';
import type { OnFiles } from '../markdown/sample-dependencies/read-files';
import { CHINESE_FOLDER, ENGLISH_FOLDER } from '../samples/paths';
import { readRecord, RECORD_FILE } from './record';
import { readHeading, readSections, TOP } from './sections';

interface StaleNoticeOptions extends SiteOptions {
  readonly notice: StaleNotice;
  /** Address of the English edition, without a slash at the end. */
  readonly englishUrl: string;
  /** Called with the files on which the notices of a page depend. */
  readonly onRead?: OnFiles | undefined;
}

/**
 * Says below the heading of each translated section that the English one has changed since, with a
 * link to it.
 *
 * @throws Error naming the record of translations where it cannot be read
 */
export default function staleNotices({ siteDir, notice, englishUrl, onRead }: StaleNoticeOptions) {
  return (tree: Root, { path: file }: VFile): void => {
    const name = path.relative(path.join(siteDir, CHINESE_FOLDER), file).split(path.sep).join('/');
    if (name.startsWith('../')) {
      return;
    }
    const english = path.join(siteDir, ENGLISH_FOLDER, name);
    const record = path.join(siteDir, RECORD_FILE);
    onRead?.(file, [english, record]);
    const page = name.replace(/\.md$/, '');
    const stale = existsSync(english)
      ? staleSections(
          parsePage(readFileSync(english, 'utf8'), `${ENGLISH_FOLDER}/${name}`),
          readRecord(record)[page] ?? {},
        )
      : new Set<string>();
    const address = `${englishUrl}/docs/${page}`;
    tree.children = tree.children.flatMap((node) => {
      const id = node.type === 'heading' ? readHeading(node).id : undefined;
      return node.type === 'heading' && id !== undefined && stale.has(id)
        ? [node, noticeElement(sectionText(notice, node), `${address}#${id}`, notice)]
        : [node];
    });
    if (stale.has(TOP)) {
      tree.children.unshift(noticeElement([{ type: 'text', value: notice.top }], address, notice));
    }
  };
}

function staleSections(
  english: ParsedPage,
  recorded: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  return new Set(
    readSections(english)
      .filter(({ id, digest }) => recorded[id] !== undefined && recorded[id] !== digest)
      .map(({ id }) => id),
  );
}

/** Names a section as its heading does, with code as code. */
function sectionText({ section }: StaleNotice, { children }: Heading): PhrasingContent[] {
  const [before = '', after = ''] = section.split('{section}');
  const heading = children.map((child) =>
    child.type === 'text' ? { ...child, value: parseMarkdownHeadingId(child.value).text } : child,
  );
  return [{ type: 'text', value: before }, ...heading, { type: 'text', value: after }];
}

function noticeElement(
  text: readonly PhrasingContent[],
  href: string,
  { link }: StaleNotice,
): MdxJsxFlowElement {
  const anchor = textElement('a', { href, hrefLang: 'en' }, [{ type: 'text', value: link }]);
  return flowElement('div', { className: 'stale-notice', role: 'note' }, [
    { type: 'paragraph', children: [...text, anchor] },
  ]);
}
