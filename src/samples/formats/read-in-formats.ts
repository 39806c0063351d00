import { existsSync, readFileSync } from 'node:fs';

import { commonJsName } from './in-format';
import type { SampleFormat } from '../schema';
import { toCommonJs } from './to-common-js';

/** A sample file as it is in one module format. */
interface FormattedSource {
  readonly format: SampleFormat;
  readonly source: string;
}

/**
 * Reads an ES module of a sample in the formats in which the sample runs.
 *
 * @param file absolute path of a `.mjs` file
 * @param shown the path as messages name it
 * @param formats the formats of the sample
 * @returns one source per format; CommonJS is the hand-written `X.js` beside `X.mjs`, or derived
 * @throws NotDerivableError where there is no `X.js` and `X.mjs` has no CommonJS form
 */
export function readInFormats(
  file: string,
  shown: string,
  formats: readonly SampleFormat[],
): readonly FormattedSource[] {
  return formats.map((format) => {
    if (format === 'esm') {
      return { format, source: readFileSync(file, 'utf8') };
    }
    const twin = commonJsName(file);
    const source = existsSync(twin)
      ? readFileSync(twin, 'utf8')
      : toCommonJs(readFileSync(file, 'utf8'), shown);
    return { format, source };
  });
}
