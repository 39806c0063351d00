import type { Plugin } from '../data/plugins';
import { inLanguage } from '../data/plugins/in-language';

/** A docs page whose project uses a plugin. */
interface RecipePage {
  readonly title: string;
  /** With the base URL. */
  readonly path: string;
}

/** What stands below a recipe. */
export interface RecipeFacts extends Pick<
  Plugin,
  'name' | 'license' | 'repository' | 'node' | 'released' | 'installed' | 'run' | 'maps'
> {
  /** Why the recipe does without `pipeline()`, in the language of the edition. */
  readonly piped?: string;
  /** The recipes of the docs that use the plugin. */
  readonly pages: readonly RecipePage[];
}

/**
 * Gathers what a reader must know of a plugin's recipe.
 *
 * @param language Code of the edition's locale.
 * @param pages The recipes of the docs that use the plugin.
 */
export function recipeFacts(
  { name, license, repository, node, released, installed, run, maps, piped }: Plugin,
  language: string,
  pages: readonly RecipePage[],
): RecipeFacts {
  return {
    name,
    license,
    repository,
    node,
    released,
    installed,
    ...(run && { run }),
    ...(maps && { maps }),
    ...(piped && { piped: inLanguage(piped, language) }),
    pages,
  };
}
