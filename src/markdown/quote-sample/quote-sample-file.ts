import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { commonJsName } from '../../samples/formats/in-format';
import type { FenceSettings } from '../fence/parse-fence-settings';
import { readInFormats } from '../../samples/formats/read-in-formats';
import { sameLines } from './same-lines';
import type { QuotedText } from './quote';
import { findSample } from './sample-files';
import { takeRegion } from './take-region';

/** The texts of a quoted file, and the sample it belongs to. */
export interface QuotedFile {
  readonly sample: string;
  readonly texts: readonly [QuotedText, ...QuotedText[]];
}

/**
 * Quotes a file of a sample: a module of its top folder in each format in which the sample runs,
 * any other file as it is.
 *
 * @param siteDir the folder that holds `samples/`
 * @param reference `NAME/FILE`
 * @param settings region, title and marked lines
 * @throws Error with a sentence where the file or region is missing or has no CommonJS form
 */
export function quoteSampleFile(
  siteDir: string,
  reference: string,
  { region, title, marked }: FenceSettings,
): QuotedFile {
  const [sample, file] = findSample(siteDir, reference);
  const absolute = path.join(sample.folder, file);
  const shown = `samples/${reference}`;
  if (!existsSync(absolute)) {
    throw new Error(`${shown} does not exist. Add the file, or mend its name.`);
  }
  const name = title ?? path.basename(file);
  const isModuleOfTopFolder = /^[^/]+\.mjs$/.test(file);
  if (!isModuleOfTopFolder) {
    const code = regionOf(readFileSync(absolute, 'utf8'), shown, region);
    return { sample: sample.name, texts: [{ title: name, code, marked }] };
  }
  const [first, ...others] = readInFormats(absolute, shown, sample.definition().formats);
  if (first === undefined) {
    throw new Error(`samples/${sample.name}/sample.json names no format.`);
  }
  const code = regionOf(first.source, shownAs(siteDir, first.file), region);
  const isOnlyFormat = others.length === 0;
  return {
    sample: sample.name,
    texts: [
      {
        title: first.format === 'esm' ? name : commonJsName(name),
        code,
        marked,
        ...(!isOnlyFormat && { format: first.format }),
      },
      ...others.map((other) => {
        const otherCode = regionOf(other.source, shownAs(siteDir, other.file), region);
        return {
          format: other.format,
          title: commonJsName(name),
          code: otherCode,
          marked: sameLines(code, marked, otherCode),
        };
      }),
    ],
  };
}

function shownAs(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

function regionOf(source: string, shown: string, region: string | undefined): string {
  try {
    return takeRegion(source, region);
  } catch (error) {
    throw new Error(`In ${shown} ${error instanceof Error ? error.message : String(error)}`);
  }
}
