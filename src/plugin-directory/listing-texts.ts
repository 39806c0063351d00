/** Texts of the plugin listing in the language of the edition. */
export interface ListingTexts {
  readonly title: string;
  readonly description: string;
}

/**
 * @param translations The messages of the edition's language by their ids; in English there are none.
 */
export function listingTexts(translations: Readonly<Record<string, string>>): ListingTexts {
  return {
    title: translations['plugins.title'] ?? 'Plugin directory',
    description:
      translations['plugins.description'] ??
      'Which plugins work with gulp 5: each one installed and run, with the recipe that was used.',
  };
}
