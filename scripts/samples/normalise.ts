import { stripVTControlCharacters } from 'node:util';

/** The name of a reader's project folder in recorded output. */
const shownProject = '~/my-project';

/**
 * Makes of a program's output what a page shows: that of a reader's project, at the time it ran.
 *
 * @param output standard output and standard error together
 * @param folders every spelling of the temporary project folder (as created, and resolved)
 * @returns the output with `~/my-project`, without colors, the bell, process ids, stack frames, the Node.js
 *   version line of a crash, what only later versions of Node.js add to their messages, trailing spaces,
 *   and blank lines at both ends
 */
export function asShown(output: string, folders: readonly string[]): string {
  const placed = [...folders]
    .sort((one, other) => other.length - one.length)
    .reduce((text, folder) => text.replaceAll(folder, shownProject), output);
  const steady = stripVTControlCharacters(placed)
    .replace(/\r\n/g, '\n')
    .replaceAll('\u0007', '') // A terminal rings; a browser draws a box.
    .replace(/\(node:\d+\)/g, '(node:1234)')
    .replace(/(\bnode:internal\/[\w/-]+):\d+(?::\d+)?/g, '$1')
    .replace(/(\bin JSON at position \d+) \(line \d+ column \d+\)/g, '$1') // Node.js 22 and later say it.
    .replace(/,\n {2}diff: 'simple'(?=\n\})/g, ''); // Node.js 24 and later add it to an AssertionError.
  return steady
    .split('\n')
    .filter((line) => !/^\s+at \S/.test(line) && !/^Node\.js v\d+\.\d+\.\d+$/.test(line))
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}

/** @returns the text with `[12:00:00]` and `after 12 ms`, to compare runs at different times */
export function withoutTimes(shown: string): string {
  return shown
    .replace(/\[\d{2}:\d{2}:\d{2}\]/g, '[12:00:00]')
    .replace(/\bafter [\d.]+ (?:ns|μs|µs|us|ms|s|min|m|h)(?!\w)/gu, 'after 12 ms');
}

/** @returns the output without anything that differs between runs and machines */
export function normalise(output: string, folders: readonly string[]): string {
  return withoutTimes(asShown(output, folders));
}

/**
 * @param text normalised output
 * @param seen the text after which a watcher is stopped
 * @param times how often it must be seen
 * @returns the output up to the end of the line with that occurrence: what comes later depends on
 *   how fast the machine stopped the process
 */
export function upTo(text: string, seen: string, times: number): string {
  let end = 0;
  for (let count = 0; count < times; count += 1) {
    const found = text.indexOf(seen, end);
    if (found === -1) {
      return text;
    }
    end = found + seen.length;
  }
  const lineEnd = text.indexOf('\n', end);
  return lineEnd === -1 ? text : text.slice(0, lineEnd);
}
