import { NotDerivableError, toCommonJs } from '../../../src/samples/formats/to-common-js';
import { runCommand } from './run-command';

/** `module.exports` of a package whose function is its `default`, as Node gives ES modules to `require`. */
const hasDefault =
  "const it = require(process.argv[1]); process.exit(typeof it !== 'function' && typeof it.default === 'function' ? 0 : 1)";

/**
 * Derives the CommonJS form of a recipe for the packages that a project holds.
 * @param project Folder of the project, with the packages installed.
 * @param recipe The gulpfile as an ES module.
 * @returns The gulpfile and the packages whose `default` it takes, or undefined where the recipe has
 * no such form.
 */
export async function deriveCommonJs(
  project: string,
  recipe: string,
): Promise<{ readonly text: string; readonly defaults: readonly string[] } | undefined> {
  const derive = (defaults: readonly string[]): string =>
    toCommonJs(recipe, 'gulpfile.mjs', defaults);
  let text: string;
  try {
    text = derive([]);
  } catch (error) {
    if (error instanceof NotDerivableError) return undefined;
    throw error;
  }
  const defaults: string[] = [];
  for (const [, name = ''] of text.matchAll(/^const \w+ = require\('([^'.]+)'\);$/gm)) {
    const { exit } = await runCommand(`node -e "${hasDefault}" ${name}`, {
      cwd: project,
      limit: 20_000,
    });
    if (exit === 0) defaults.push(name);
  }
  return { text: derive(defaults), defaults };
}
