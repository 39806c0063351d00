/** What a fence quotes out of `samples/`. */
export interface SampleReference {
  /** Name of the sample. */
  readonly sample: string;
  /** A file of the sample, or what one of its steps printed. */
  readonly kind: 'file' | 'output';
  /** Path of the file below the sample's folder, or id of the step. */
  readonly target: string;
  /** The part of a file; without it, all of the file. */
  readonly region?: string;
  /** First and last line of an output; without them, all of it. */
  readonly lines?: readonly [first: number, last: number];
}

/** What the info string of a fence says beside the language. */
export interface FenceSettings {
  readonly reference?: SampleReference;
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
  const reference = referenceOf(values);
  const title = values.get('title');
  return {
    marked,
    ...(reference && { reference }),
    ...(title !== undefined && { title }),
  };
}

function referenceOf(values: ReadonlyMap<string, string>): SampleReference | undefined {
  const file = values.get('sample');
  const output = values.get('output');
  const lines = values.get('lines');
  if (file !== undefined && output !== undefined) {
    throw new Error('The fence has both sample="…" and output="…". Keep one.');
  }
  if (lines !== undefined && output === undefined) {
    throw new Error('lines="…" takes lines out of an output. Mark a region for a sample.');
  }
  const value = file ?? output;
  if (value === undefined) {
    return undefined;
  }
  const [path = '', region] = output === undefined ? value.split('#') : [value];
  const [sample = '', ...target] = path.split('/');
  if (sample === '' || target.length === 0 || target.includes('..')) {
    throw new Error(`"${path}" names no sample. Write it as NAME/FILE or NAME/STEP.`);
  }
  return {
    sample,
    kind: output === undefined ? 'file' : 'output',
    target: target.join('/'),
    ...(region !== undefined && { region }),
    ...(lines !== undefined && { lines: parseLines(lines) }),
  };
}

/** Reads `2-7`, or `4` for one line. */
function parseLines(text: string): readonly [first: number, last: number] {
  const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(text);
  const first = Number(match?.[1]);
  const last = Number(match?.[2] ?? match?.[1]);
  if (!(first >= 1 && last >= first)) {
    throw new Error(`"${text}" is no range of lines. Write one like 2-7.`);
  }
  return [first, last];
}
