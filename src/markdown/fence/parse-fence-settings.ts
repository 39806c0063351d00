import { parseLines } from './parse-lines';

/** What the info string of a fence says beside the language. */
export interface FenceSettings {
  /** `NAME/FILE` under `samples/`. */
  readonly sample?: string;
  readonly region?: string;
  /** `NAME/STEP` of a recorded output. */
  readonly output?: string;
  /** First and last line to take out of an output. */
  readonly lines?: readonly [first: number, last: number];
  readonly title?: string;
  /** Lines to be marked, counted from 1. */
  readonly marked: readonly number[];
}

const settingNames: ReadonlySet<string> = new Set(['sample', 'output', 'lines', 'title']);

/**
 * Reads `sample="encoding/gulpfile.mjs#copy" title="gulpfile.mjs" {2,4-6}`.
 *
 * @param meta the info string of a fence without its language
 * @throws Error with a sentence about the first setting that is unknown or malformed
 */
export function parseFenceSettings(meta: string): FenceSettings {
  const values = new Map<string, string>();
  let marked: readonly number[] = [];
  const rest = meta
    .replace(/([\w-]+)="([^"]*)"/g, (_whole, name: string, value: string) => {
      if (!settingNames.has(name)) {
        throw new Error(
          `The fence setting "${name}" is unknown. Use one of: ${[...settingNames].join(', ')}.`,
        );
      }
      values.set(name, value);
      return '';
    })
    .replace(/\{([\d,\s-]*)\}/, (_whole, list: string) => {
      marked = list.split(',').flatMap((part) => {
        const [first, last] = parseLines(part);
        return Array.from({ length: last - first + 1 }, (_unused, index) => first + index);
      });
      return '';
    })
    .trim();
  if (rest !== '') {
    throw new Error(
      `The fence setting "${rest}" cannot be read. Write name="value", or lines as {2,4-6}.`,
    );
  }
  const sample = values.get('sample');
  const output = values.get('output');
  const lines = values.get('lines');
  if (sample !== undefined && output !== undefined) {
    throw new Error('The fence has both sample="…" and output="…". Keep one.');
  }
  if (lines !== undefined && output === undefined) {
    throw new Error('lines="…" takes lines out of an output. Mark a region for a sample.');
  }
  const [file, region] = sample?.split('#') ?? [];
  const title = values.get('title');
  return {
    marked,
    ...(file !== undefined && { sample: file }),
    ...(region !== undefined && { region }),
    ...(output !== undefined && { output }),
    ...(lines !== undefined && { lines: parseLines(lines) }),
    ...(title !== undefined && { title }),
  };
}
