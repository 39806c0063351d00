import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin, PluginModule } from '@docusaurus/types';

import { readDocsContent } from '../../generator/docs-content';
import { packagesOfPage } from '../../samples/packages-of-page';
import { plugins } from '../../data/plugins';
import { recipeDetails } from './recipe-details';

/** A docs page whose project uses a plugin. */
export interface RecipePage {
  readonly title: string;
  /** With the base URL. */
  readonly path: string;
}

/** The folder of the docs that holds the recipes. */
const RECIPES = 'recipes/';

/**
 * Tells the plugin directory which recipes use each plugin, in
 * `@generated/plugin-recipes/default/recipes.json`, and writes what an unfolded entry
 * shows into `details.json` beside it. `runs.json` holds the day of the last full run: since then each
 * result was kept or made anew.
 */
const pluginRecipes: PluginModule = ({ siteDir }): Plugin => ({
  name: 'plugin-recipes',

  async allContentLoaded({ allContent, actions }) {
    const pages = readDocsContent(allContent)
      .flatMap(({ docs }) => docs)
      .filter(({ id }) => id.startsWith(RECIPES))
      .map(({ title, permalink, source }) => ({
        page: { title, path: permalink },
        packages: packagesOfPage(
          readFileSync(path.join(siteDir, source.slice('@site/'.length)), 'utf8'),
        ),
      }));
    const recipes = Object.fromEntries(
      plugins.map(({ name }): [string, readonly RecipePage[]] => [
        name,
        pages.filter(({ packages }) => packages.includes(name)).map(({ page }) => page),
      ]),
    );
    await actions.createData('recipes.json', JSON.stringify(recipes));
    const details = plugins.map((plugin) => [plugin.name, recipeDetails(plugin)]);
    await actions.createData('details.json', JSON.stringify(Object.fromEntries(details)));
    const [oldest = null] = plugins.flatMap(({ run }) => (run ? [run.date] : [])).sort();
    await actions.createData('runs.json', JSON.stringify({ oldest }));
  },
});

export default pluginRecipes;
