import type { Plugin } from '../data/plugins';
import { findTask } from '../data/plugins/find-task';
import { installCommand } from '../data/plugins/install-command';

/** The gulpfile that the verifier ran, and how to run it, as plain text. */
export interface PlainRecipe {
  readonly install: string;
  /** Texts by path, the gulpfile last. */
  readonly files: Readonly<Record<string, string>>;
  readonly command: string;
  /** What it prints beside the lines of gulp. */
  readonly output?: Plugin['output'];
}

/** Gathers what a reader types and lays out to run the recipe of a plugin, and what it prints. */
export function plainRecipe({ output, ...plugin }: Plugin): PlainRecipe {
  return {
    install: installCommand(plugin),
    files: trimmed({ ...plugin.input, 'gulpfile.mjs': plugin.recipe }),
    command: `npx gulp ${findTask(plugin.recipe)}`,
    ...(output && { output: { ...output, files: trimmed(output.files) } }),
  };
}

function trimmed(files: PlainRecipe['files']): PlainRecipe['files'] {
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text.trimEnd()]));
}
