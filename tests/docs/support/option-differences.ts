import type { ApiPage } from './api-page';

/**
 * Compares the options that a page documents with those that the library reads.
 *
 * @param page the page as read by `readApiPage`.
 * @param names what the library reads, as `Recorder.names` gives it.
 * @param library name and version for the message: `vinyl-fs 4.0.2`.
 * @returns one sentence for each difference, with page and line and what to do; empty when equal.
 */
export function optionDifferences(
  page: ApiPage,
  names: readonly string[],
  library: string,
): readonly string[] {
  const documented = page.options.map(({ name }) => name);
  const lastLine = page.options.at(-1)?.line ?? 1;
  return [
    ...page.options
      .filter(({ name }) => !names.includes(name))
      .map(
        ({ name, line }) =>
          `${page.path}:${line} documents \`${name}\`, which ${library} never reads: remove the row`,
      ),
    ...page.options
      .filter(({ name }, index) => documented.indexOf(name) !== index)
      .map(({ name, line }) => `${page.path}:${line} documents \`${name}\` twice: remove one row`),
    ...names
      .filter((name) => !documented.includes(name))
      .map(
        (name) =>
          `${page.path}:${lastLine}: ${library} reads \`${name}\`, which has no row: add a row`,
      ),
  ];
}
