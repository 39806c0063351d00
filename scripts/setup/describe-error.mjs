import { types } from 'node:util';

import { describePageFault } from '../../src/markdown/page-fault.mjs';

/** A link on more pages than these stands in what all pages have. */
const FEW_PAGES = 10;

/**
 * Says what went wrong, for a person who did not write the code: the innermost causes, which know
 * most, after the place that an outer error names. So an error that is a sentence of our own has no
 * cause. Stacks stand below only when `DEBUG` is set.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function describeError(error) {
  const message = [...new Set(sentences(error, ''))]
    .map((sentence) => inOwnWords(sentence.replaceAll(`${process.cwd()}/`, '')))
    .join('\n');
  return process.env.DEBUG && error instanceof Error ? `${message}\n\n${stacks(error)}` : message;
}

/**
 * @param {unknown} error
 * @param {string} place What outer errors name: a file, or the path of a page.
 * @returns {string[]}
 */
function sentences(error, place) {
  if (!isError(error)) {
    return [String(error)];
  }
  const [, file, page] = /path=(\S+\.\w+)|pathname "([^"]+)"/.exec(error.message) ?? [];
  const here = file ?? page ?? place;
  if (error instanceof AggregateError) {
    return error.errors.flatMap((one) => sentences(one, here));
  }
  if (isError(error.cause)) {
    return sentences(error.cause, here);
  }
  const fault = describePageFault(here, error);
  if (fault !== undefined) {
    return [fault];
  }
  if (isDenied(error)) {
    return [
      `${error.path}: permission denied (${error.code}, ${error.syscall}). See that you may read and write it and the folder that it is in; what a build made you can also remove.`,
    ];
  }
  const message = error.message || error.name;
  return [here && !message.includes(here) ? `${here}: ${message.trim()}` : message];
}

/**
 * The generator renders pages in a context that has an Error of its own, and its YAML parser throws
 * what only inherits from Error.
 *
 * @param {unknown} error
 * @returns {error is Error}
 */
function isError(error) {
  return types.isNativeError(error) || error instanceof Error;
}

/**
 * @param {Error} error
 * @returns {error is Error & { path: string, code: string, syscall: string }} Whether a file or folder
 *   may not be read or written.
 */
function isDenied(error) {
  return (
    'path' in error &&
    'code' in error &&
    ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code)) &&
    'syscall' in error
  );
}

/**
 * Some reports of the generator take many lines, advise what is not wanted here, or put the place last.
 *
 * @param {string} message
 * @returns {string}
 */
function inOwnWords(message) {
  const [, fault, file, line] = /^ParseError: (.+?)\s*\n\s*(\S+):(\d+):\d+\s*$/.exec(message) ?? [];
  if (fault) {
    return `${file}:${line}: ${fault} Correct the line.`;
  }
  if (/^Cannot find (?:module|package) '(?![./])/.test(message)) {
    return `${message}\nRun: npm ci. It installs what package.json names.`;
  }
  if (message.includes('broken links!')) {
    return brokenLinks(message);
  }
  const [, ids] = /These sidebar document ids do not exist:\n([^]+?)\n\n/.exec(message) ?? [];
  return ids
    ? Array.from(
        ids.matchAll(/^- (.+)$/gm),
        ([, id]) => `sidebars.ts: there is no page "${id}". Correct the id, or add docs/${id}.md.`,
      ).join('\n')
    : message;
}

/**
 * The report advises to ignore broken links, and names pages by their address.
 *
 * @param {string} message
 * @returns {string}
 */
function brokenLinks(message) {
  let page = '';
  /** @type {Map<string, string[]>} Pages by link. */
  const pages = new Map();
  for (const line of message.split('\n')) {
    page = /source page path = (.+):$/.exec(line)?.[1] ?? page;
    const [, link] = /^ +-> linking to (\S+)/.exec(line) ?? [];
    if (link) {
      pages.set(link, [...(pages.get(link) ?? []), page]);
    }
  }
  const links = Array.from(pages, ([link, from]) =>
    from.length > FEW_PAGES
      ? [
          `${from.length} pages link to ${link}, and there is no such page. See the navbar and the footer in src/editions.`,
        ]
      : from.map((one) => `${one} links to ${link}, and there is no such page.`),
  );
  return [...links.flat(), 'Correct the links; npm run check names file and line.'].join('\n');
}

/**
 * @param {Error} error
 * @returns {string}
 */
function stacks(error) {
  const causes = error instanceof AggregateError ? error.errors : [error.cause];
  const below = causes.filter(isError).map(stacks);
  return [error.stack, ...below].join('\ncaused by ');
}
