import type { Sentence } from './schema';

/**
 * Takes the sentence of an edition.
 *
 * @param sentence The same in each language of the site.
 * @param language Locale code; any that the data does not know gets English.
 */
export function inLanguage(sentence: Sentence, language: string): string {
  return language === 'zh-Hans' ? sentence['zh-Hans'] : sentence.en;
}
