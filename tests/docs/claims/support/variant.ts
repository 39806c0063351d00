import type { Files } from './claim';
import { sample } from './sample';

/** A text, and what stands in its place. */
export type Change = readonly [from: string, to: string];

/**
 * @param name of a folder in `samples/`
 * @param changes texts of the gulpfile, each with what a page tells its readers to write in its place
 * @returns the files of that sample, as a reader has them after these changes
 * @throws {Error} when the gulpfile does not hold such a text
 */
export function variant(name: string, ...changes: readonly Change[]): Files {
  const files = sample(name);
  const changed = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) {
      throw new Error(`The gulpfile of ${name} does not hold "${from}".`);
    }
    return text.replaceAll(from, () => to);
  }, String(files['gulpfile.mjs']));
  const others = Object.entries(files).filter(([file]) => file !== 'gulpfile.js');
  return { ...Object.fromEntries(others), 'gulpfile.mjs': changed };
}
