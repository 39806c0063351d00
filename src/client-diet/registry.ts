import path from 'node:path';

import * as z from 'zod';

import { CONTEXT } from './portable-keys';

/** An entry of the generator's registry: its key, and the module in quotes. */
const ENTRY =
  /^ {2}"(?<key>\w+)": \[\(\) => import\(\/\* webpackChunkName: "\k<key>" \*\/ (?<module>"(?:[^"\\]|\\.)+")\), \k<module>, require\.resolveWeak\(\k<module>\)\],/u;

/** What the generator wrote about the version of the docs; the second from 3.3 on. */
export const VERSION =
  /[\\/](?:version-current-metadata-prop-\w+|docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][\w-]+)\.json$/u;

/** What every docs page needs around its text, besides the version. */
const LAYOUT = /^@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)$/u;

/** A page of the docs, in the edition's own language or not yet. */
const DOC = /^@site\/(?:docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\/.*\.mdx?$/u;

/** Names a docs page without its text. */
const INITIAL_PAGE = `!!${path.join(__dirname, 'initial-page-loader.mjs')}!`;

/**
 * Rewrites the generator's registry of lazy modules for the browser:
 * - Without the names and numbers of modules, which only the server asks for: names tell every reader
 *   the path of the folder in which the site was built.
 * - What every docs page needs around its text in one file instead of five, and what a route knows of
 *   its plugin within the application. The file has the name of one of the five, since prefetch knows
 *   files by the names that a route lists.
 * - The docs page that the reader opens first without its text, which is in the HTML.
 * - In the order of the modules: that of the generator depends on the folder of the site, and webpack numbers
 *   modules in this order, so that a page would have other bytes in each folder.
 *
 * @param registry The text of the generated module, as of 3.2.1: an entry in each line.
 * @returns the text of a module that has the same entries.
 * @throws Error when a line has another form, as after an upgrade of the generator.
 */
export function clientRegistry(registry: string): string {
  const entries = readEntries(registry).toSorted((one, other) =>
    one.module < other.module ? -1 : 1,
  );
  const { layout } = docsChunks(registry);
  const lines = entries.map(({ key, module }) => {
    const quoted = JSON.stringify(module);
    const chunk = (isLayout(module) && layout) || key;
    const how = CONTEXT.test(module) ? 'webpackMode: "eager"' : `webpackChunkName: "${chunk}"`;
    const whole = `() => import(/* ${how} */ ${quoted})`;
    const load = DOC.test(module)
      ? `() => loadContent(() => import(${JSON.stringify(initialPage(module))}), ${whole})`
      : whole;
    return `"${key}": [${load}],`;
  });
  return [
    "import { loadContent } from '@site/src/initial-page/load-content';",
    'export default {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** @returns the request for a docs page without its text; the query distinguishes it from the page */
function initialPage(module: string): string {
  return `${INITIAL_PAGE}${module}?initial`;
}

/** @returns the docs page that a request asks for without its text, undefined for any other request */
export function pageOfInitial(request: string): string | undefined {
  return request.startsWith(INITIAL_PAGE)
    ? request.slice(INITIAL_PAGE.length, -'?initial'.length)
    : undefined;
}

interface DocsChunks {
  /** What every docs page needs around its text; undefined on a site without docs. */
  readonly layout: string | undefined;
  /** The pages with their texts. */
  readonly pages: ReadonlySet<string>;
}

/**
 * @param registry As above.
 * @returns the names of the chunks of the docs
 */
export function docsChunks(registry: string): DocsChunks {
  const entries = readEntries(registry);
  return {
    layout: entries.find(({ module }) => isLayout(module))?.key,
    pages: new Set(entries.filter(({ module }) => DOC.test(module)).map(({ key }) => key)),
  };
}

function isLayout(module: string): boolean {
  return LAYOUT.test(module) || VERSION.test(module);
}

interface Entry {
  readonly key: string;
  readonly module: string;
}

function readEntries(registry: string): readonly Entry[] {
  return registry.trimEnd().split('\n').slice(1).map(readEntry);
}

function readEntry(line: string): Entry {
  const { key, module } = ENTRY.exec(line)?.groups ?? {};
  if (key === undefined || module === undefined) {
    throw new Error(
      `The generated registry.js has an unknown line: ${line}\nAdapt src/client-diet/registry.ts to what the generator writes now.`,
    );
  }
  return { key, module: z.string().parse(JSON.parse(module)) };
}
