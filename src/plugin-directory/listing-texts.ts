/** What leads to a page, in the language of the edition. */
export interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/** Texts of the plugin listing. */
export interface ListingTexts extends PageTexts {
  /** Of the page with the recipes of all plugins. */
  readonly recipes: PageTexts;
}

/**
 * Gives what the pages say themselves, for the search and `llms.txt`, which no component renders.
 *
 * @param translations The messages of the edition's language by their ids; in English there are none.
 */
export function listingTexts(translations: Readonly<Record<string, string>>): ListingTexts {
  return {
    title: translations['plugins.title'] ?? 'Plugin directory',
    description:
      translations['plugins.description'] ??
      'Which plugins work with gulp 5: we installed and ran each one, and show the recipe that we used.',
    recipes: {
      title: translations['plugins.recipes.title'] ?? 'Recipes of all plugins',
      description:
        translations['plugins.recipes.description'] ??
        'The recipe that we ran on gulp 5 for each plugin in the directory: install command, gulpfile and result.',
    },
  };
}
