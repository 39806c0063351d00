import type { Plugin } from '../../data/plugins';
import { inLanguage } from '../../data/plugins/in-language';
import type { PageTexts } from '../../plugin-directory/listing-texts';
import { NO_DOCS } from '../tags';
import type { PageRecord, SectionRecord } from './types';

/** What readers type to find the listing, by language. */
const KEYWORDS = {
  en: ['compatible with gulp 5', 'supports gulp 5', 'plugin list', 'all plugins', 'plugin catalog'],
  'zh-Hans': ['支持 gulp 5 的插件', '兼容 gulp 5 的插件', '插件列表', '所有插件', '插件大全'],
} as const;

/**
 * Makes the records of the plugin listing: one of the page, for who looks for the directory, and one
 * of each plugin, whose path leads to its row.
 *
 * @param plugins All entries of the directory.
 * @param language Locale code; texts that lack it are taken in English.
 * @param path Path of the listing with the base URL.
 */
export function readPluginListing(
  plugins: readonly Plugin[],
  language: string,
  path: string,
  { title, description }: PageTexts,
): readonly PageRecord[] {
  const listing: PageRecord = {
    path,
    title,
    description,
    keywords: language === 'zh-Hans' ? KEYWORDS['zh-Hans'] : KEYWORDS.en,
    tag: NO_DOCS,
    sections: [beginning([])],
  };
  return [listing, ...plugins.map((plugin) => readPlugin(plugin, language, path))];
}

function readPlugin(plugin: Plugin, language: string, path: string): PageRecord {
  const sentences = [plugin.deprecated, plugin.note].flatMap((sentence) => sentence ?? []);
  return {
    path: `${path}#${plugin.name}`,
    title: plugin.name,
    description: inLanguage(plugin.summary, language),
    keywords: [],
    tag: NO_DOCS,
    ...(plugin.instead && { leadsOn: true }),
    sections: [
      {
        ...beginning(sentences.map((sentence) => inLanguage(sentence, language))),
        searches: plugin.searches === undefined ? [] : inLanguage(plugin.searches, language),
      },
    ],
  };
}

function beginning(text: readonly string[]): SectionRecord {
  return { headings: [], anchor: null, names: [], searches: [], messages: [], text, code: [] };
}
