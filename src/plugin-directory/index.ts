import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin as SitePlugin, PluginModule } from '@docusaurus/types';

import { plugins } from '../data/plugins';
import { fileOf, readDocsContent } from '../generator/docs-content';
import { packagesOfPage } from '../samples/packages-of-page';
import { listPlugin } from './listed-plugin';
import { plainRecipe } from './plain-recipe';
import { recipeDetails } from './recipe-details';
import { recipeFacts } from './recipe-facts';

/** The folder of the docs that holds the recipes. */
const RECIPES = 'recipes/';

/**
 * Writes what the pages of the plugin directory show, in the language of the edition, each file into
 * `@generated/plugin-directory/default/`: `rows.json` for the list, `details.json` for the recipe of a
 * row that is unfolded, `plain.json` for the page with all recipes. `runs.json` holds the day of the last
 * full run: since then each result was kept or renewed.
 */
const pluginDirectory: PluginModule = ({ siteDir, i18n }): SitePlugin => {
  // Made once: the development server loads all content again when a page of the docs changes.
  const rows = plugins.map((plugin) => listPlugin(plugin, i18n.currentLocale));
  const recipes = plugins.map((plugin) => ({ plugin, details: recipeDetails(plugin) }));
  const [oldest = null] = plugins.flatMap(({ run }) => (run ? [run.date] : [])).sort();

  return {
    name: 'plugin-directory',

    async allContentLoaded({ allContent, actions }) {
      const pages = readDocsContent(allContent)
        .flatMap(({ docs }) => docs)
        .filter(({ id }) => id.startsWith(RECIPES))
        .map((doc) => ({
          page: { title: doc.title, path: doc.permalink },
          packages: packagesOfPage(readFileSync(path.join(siteDir, fileOf(doc)), 'utf8')),
        }));
      const shown = recipes.map(({ plugin, details }) => {
        const using = pages.filter(({ packages }) => packages.includes(plugin.name));
        const facts = recipeFacts(
          plugin,
          i18n.currentLocale,
          using.map(({ page }) => page),
        );
        return { plugin, details, facts };
      });
      const details = shown.map((one) => [one.plugin.name, { ...one.details, facts: one.facts }]);
      const plain = shown.map(({ plugin, facts }) => ({
        name: plugin.name,
        ...plainRecipe(plugin),
        facts,
      }));
      await actions.createData('rows.json', JSON.stringify(rows));
      await actions.createData('details.json', JSON.stringify(Object.fromEntries(details)));
      await actions.createData('plain.json', JSON.stringify(plain));
      await actions.createData('runs.json', JSON.stringify({ oldest }));
    },
  };
};

export default pluginDirectory;
