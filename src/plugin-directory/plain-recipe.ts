import type { Plugin } from '../data/plugins';
import { findTask } from '../data/plugins/findTask';
import { installCommand } from '../data/plugins/installCommand';

/** The gulpfile that the verifier ran, and how to run it, as plain text. */
export interface PlainRecipe {
  readonly install: string;
  /** Texts by path, the gulpfile last. */
  readonly files: Readonly<Record<string, string>>;
  readonly command: string;
}

/** Gathers what a reader types and lays out to run the recipe of a plugin. */
export function plainRecipe(plugin: Plugin): PlainRecipe {
  const files = Object.entries({ ...plugin.input, 'gulpfile.mjs': plugin.recipe });
  return {
    install: installCommand(plugin),
    files: Object.fromEntries(files.map(([file, text]) => [file, text.trimEnd()])),
    command: `npx gulp ${findTask(plugin.recipe)}`,
  };
}
