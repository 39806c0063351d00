/**
 * Takes the text of an edition, or its list of texts.
 *
 * @param texts The same in each language of the site.
 * @param language Locale code; any that the data does not know gets English.
 */
export function inLanguage<Text>(
  texts: Readonly<Record<'en' | 'zh-Hans', Text>>,
  language: string,
): Text {
  return language === 'zh-Hans' ? texts['zh-Hans'] : texts.en;
}
