import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type { Plugin } from '@site/src/data/plugins';
import { knownWord } from '@site/src/data/plugins/vocabulary';

const languages = ['en', 'zh-Hans'] as const;

/** @returns The key of the sentences about a plugin: the code of the page's locale. */
export function useLanguage(): keyof Plugin['summary'] {
  const { i18n } = useDocusaurusContext();
  return knownWord(languages, i18n.currentLocale) ?? 'en';
}
