import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { plugins } from '../../../src/data/plugins';
import { recipeDetails } from '../../../src/plugin-directory/recipe-details';

/** @returns the text of highlighted code */
const textOf = (html = ''): string => load(html, null, false).text();

describe('recipeDetails', () => {
  it.each(plugins.map((plugin) => [plugin.name, plugin] as const))(
    'shows of %s what was run, in the formats in which it ran',
    (_name, plugin) => {
      const details = recipeDetails(plugin);
      expect(textOf(details.esm)).toBe(plugin.recipe.trimEnd());
      expect(textOf(details.commonjs).includes('require(')).toBe(
        plugin.run?.commonJs !== undefined,
      );
      expect(textOf(details.install.npm)).toContain(
        `npm install --save-dev gulp@5.0.1 ${plugin.name}@`,
      );
      expect(textOf(details.install.yarn)).toContain(`yarn add --dev gulp@5.0.1 ${plugin.name}@`);
      for (const name of plugin.run?.commonJs ?? []) {
        expect(textOf(details.commonjs)).toContain(`require('${name}').default;`);
      }
      expect(Object.keys(details.input)).toEqual(Object.keys(plugin.input));
    },
  );

  it('shows what a recipe prints below its command, with the files that it read', () => {
    const [plugin] = plugins;
    const output = { files: { 'src/a.txt': 'Hello\n' }, text: '[10:11:12] a.txt 6 B' };
    const details = plugin && recipeDetails({ ...plugin, output });
    expect(textOf(details?.output?.html)).toBe(
      `$ ${textOf(details?.command)}\n[10:11:12] a.txt 6 B`,
    );
    expect(details?.output?.files).toEqual({ 'src/a.txt': 'Hello' });
    expect(plugin && recipeDetails({ ...plugin, output: undefined }).output).toBeUndefined();
  });
});
