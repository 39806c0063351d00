import * as z from 'zod';

/** An entry of the generator's registry: its key, and the module in quotes. */
const ENTRY =
  /^ {2}"(?<key>\w+)": \[\(\) => import\(\/\* webpackChunkName: "\k<key>" \*\/ (?<module>"(?:[^"\\]|\\.)+")\), \k<module>, require\.resolveWeak\(\k<module>\)\],/u;

/** What every docs page needs around its text. */
const LAYOUT =
  /^(?:@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)|.*\/version-current-metadata-prop-\w+\.json)$/u;

/** Names a plugin to the components of its routes, in a hundred bytes. */
const CONTEXT = /\/plugin-route-context-module-\w+\.json$/u;

/**
 * Writes the generator's registry of lazy modules anew, for the browser:
 * - Without the names of modules, which only the server asks for: they told every reader the path of
 *   the folder in which the site was built.
 * - What every docs page needs around its text in one file instead of five, and what a route knows of
 *   its plugin within the application: five requests and 3 kB less on a docs page. The file has the
 *   name of one of the five, since prefetch knows files by the names that a route lists.
 *
 * @param registry The text of the generated module, as of 3.2.1: an entry in each line.
 * @returns the text of a module that has the same entries.
 * @throws Error when a line has another form, as after an upgrade of the generator.
 */
export function leanRegistry(registry: string): string {
  const entries = registry.trimEnd().split('\n').slice(1).map(readEntry);
  const layout = entries.find(({ module }) => LAYOUT.test(module))?.key;
  const lines = entries.map(({ key, module }) => {
    const quoted = JSON.stringify(module);
    const chunk = (LAYOUT.test(module) && layout) || key;
    const how = CONTEXT.test(module) ? 'webpackMode: "eager"' : `webpackChunkName: "${chunk}"`;
    return `"${key}": [() => import(/* ${how} */ ${quoted}), 0, require.resolveWeak(${quoted})],`;
  });
  return ['export default {', ...lines, '};', ''].join('\n');
}

function readEntry(line: string): { readonly key: string; readonly module: string } {
  const { key, module } = ENTRY.exec(line)?.groups ?? {};
  if (key === undefined || module === undefined) {
    throw new Error(
      `The generated registry.js has an unknown line: ${line}\nAdapt src/plugins/lean-client/lean-registry.ts to what the generator writes now.`,
    );
  }
  return { key, module: z.string().parse(JSON.parse(module)) };
}
