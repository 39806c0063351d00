import type { Plugin } from '../../data/plugins';
import type { PageRecord, SectionRecord } from './types';

/** What readers type to find the listing, by language. */
const KEYWORDS = {
  en: ['compatible with gulp 5', 'supports gulp 5'],
  'zh-Hans': ['支持 gulp 5 的插件', '兼容 gulp 5 的插件', '插件列表'],
} as const;

/** Texts of the listing in the language of the edition. */
export interface ListingTexts {
  readonly title: string;
  readonly description: string;
}

/**
 * Makes the record of the plugin listing, with one section per plugin.
 *
 * @param plugins All entries of the directory.
 * @param language Locale code; texts that lack it are taken in English.
 * @param path Path of the listing with the base URL.
 */
export function readPluginListing(
  plugins: readonly Plugin[],
  language: string,
  path: string,
  { title, description }: ListingTexts,
): PageRecord {
  const introduction: SectionRecord = {
    headings: [],
    anchor: null,
    names: [],
    messages: [],
    text: [description],
    code: [],
  };
  return {
    path,
    title,
    description,
    keywords: language === 'zh-Hans' ? KEYWORDS['zh-Hans'] : KEYWORDS.en,
    tag: 'default',
    sections: [introduction, ...plugins.map((plugin) => readPlugin(plugin, language))],
  };
}

function readPlugin(plugin: Plugin, language: string): SectionRecord {
  const inLanguage = (sentence: Plugin['summary'] | undefined): string[] =>
    sentence === undefined ? [] : [language === 'zh-Hans' ? sentence['zh-Hans'] : sentence.en];
  return {
    headings: [plugin.name],
    anchor: plugin.name,
    names: [],
    messages: [],
    text: [
      ...inLanguage(plugin.summary),
      ...inLanguage(plugin.deprecated),
      ...inLanguage(plugin.note),
    ],
    code: [],
  };
}
