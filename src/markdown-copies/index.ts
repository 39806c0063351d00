import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { type PluggableList, unified } from 'unified';
import { VFile } from 'vfile';

import {
  fileOf,
  type LoadedDoc,
  type LoadedVersion,
  readDocsContent,
} from '../generator/docs-content';
import { parsePage } from '../markdown/parse-page';
import { listingTexts } from '../plugin-directory/listing-texts';
import { htmlMarkdown } from './html-markdown';
import { listPages } from './list-pages';
import { pageMarkdown } from './page-markdown';
import { resolvePages } from './resolve-pages';

/** Pages without a source in Markdown, whose copies come from what was built: addresses on the site. */
const BUILT_PAGES = ['plugins/', 'plugins/recipes'];

interface MarkdownCopiesOptions {
  /** What gives a page all its text: samples, lists, notices. */
  readonly remarkPlugins: PluggableList;
  /** Says in the list of pages what the copies are. */
  readonly introduction: string;
}

/**
 * Writes a copy of each docs page and of the plugin directory as plain Markdown beside it, at its address
 * with `.md` at the end, and the list of all pages, `llms.txt`: for readers that are programs, and for whoever asks one.
 */
export default function markdownCopies({
  remarkPlugins,
  introduction,
}: MarkdownCopiesOptions): PluginModule {
  return ({ baseUrl, codeTranslations, siteConfig, siteDir }: LoadContext): Plugin => {
    const siteAddress = new URL(baseUrl, siteConfig.url).href;
    const processor = unified().use(remarkPlugins);
    let versions: readonly LoadedVersion[] = [];

    const copyOf = async (doc: LoadedDoc, docs: readonly LoadedDoc[]): Promise<string> => {
      const file = path.join(siteDir, fileOf(doc));
      const source = await readFile(file, 'utf8');
      const { tree } = parsePage(source, fileOf(doc));
      resolvePages(tree, docs, baseUrl);
      await processor.run(tree, new VFile({ path: file, value: source }));
      const address = new URL(doc.permalink, siteConfig.url).href;
      return pageMarkdown(tree, { title: doc.title, address, siteAddress });
    };

    return {
      name: 'markdown-copies',

      allContentLoaded({ allContent }) {
        versions = readDocsContent(allContent);
      },

      async postBuild({ outDir }) {
        const docs = versions.flatMap((version) => version.docs);
        await Promise.all(
          docs.map(async (doc) => {
            const target = path.join(outDir, `${doc.permalink.slice(baseUrl.length)}.md`);
            await mkdir(path.dirname(target), { recursive: true });
            await writeFile(target, await copyOf(doc, docs));
          }),
        );
        await Promise.all(
          BUILT_PAGES.map(async (page) => {
            const html = await readFile(path.join(outDir, page, 'index.html'), 'utf8');
            const copy = htmlMarkdown(html, `${siteAddress}${page}`);
            await writeFile(path.join(outDir, `${page.replace(/\/$/, '')}.md`), copy);
          }),
        );
        const listing = listingTexts(codeTranslations);
        const { title, tagline } = siteConfig;
        const list = listPages(versions, { title, tagline, introduction, siteAddress, listing });
        await writeFile(path.join(outDir, 'llms.txt'), list);
      },
    };
  };
}
