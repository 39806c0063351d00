import type { Plugin } from '../data/plugins';
import { highlight, highlightOutput } from '../markdown/highlight';
import { installCommands, type InstallCommands } from '../markdown/install-commands';
import { toCommonJs } from '../samples/formats/to-common-js';
import { plainRecipe } from './plain-recipe';

/** What an unfolded entry shows: code that a reader pastes, as HTML for the inside of `<code>` elements. */
export interface RecipeDetails {
  readonly install: InstallCommands;
  /** Files that the recipe needs, by path. */
  readonly input: Readonly<Record<string, string>>;
  readonly esm: string;
  /** Absent where the recipe does not run as CommonJS. */
  readonly commonjs?: string;
  readonly command: string;
  /** The command with what it prints beside the lines of gulp, and the sources that it ran on, by path. */
  readonly output?: { readonly files: RecipeDetails['input']; readonly html: string };
}

function highlightFiles(files: Readonly<Record<string, string>>): RecipeDetails['input'] {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      highlight(text.trimEnd(), /\.(\w+)$/.exec(file)?.[1] ?? ''),
    ]),
  );
}

/**
 * Gathers what the entry of a plugin shows when it is unfolded, with the recipe as
 * `scripts/plugins/verify` ran it.
 *
 * @throws Error where the packages of a recipe do not come from a registry
 */
export function recipeDetails(plugin: Plugin): RecipeDetails {
  const { name, recipe, input, run, output } = plugin;
  const { install, command } = plainRecipe(plugin);
  const commands = installCommands(install);
  if (!commands) {
    throw new Error(`"${install}" cannot be written for each package manager: correct ${name}.`);
  }
  return {
    install: {
      npm: highlight(commands.npm, 'bash'),
      pnpm: highlight(commands.pnpm, 'bash'),
      yarn: highlight(commands.yarn, 'bash'),
      bun: highlight(commands.bun, 'bash'),
    },
    input: highlightFiles(input),
    esm: highlight(recipe.trimEnd(), 'js'),
    ...(run?.commonJs && {
      commonjs: highlight(toCommonJs(recipe, 'gulpfile.mjs', run.commonJs).trimEnd(), 'js'),
    }),
    command: highlight(command, 'bash'),
    ...(output && {
      output: {
        files: highlightFiles(output.files),
        html: highlightOutput(`$ ${command}\n${output.text}`),
      },
    }),
  };
}
