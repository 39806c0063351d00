import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { commonJsName } from '../../samples/formats/in-format';
import { readInFormats } from '../../samples/formats/read-in-formats';
import type { Sample } from '../../samples/load';
import type { FenceText } from '../fence';
import type { FenceSettings, SampleReference } from '../fence-settings';
import { sameLines } from './same-lines';
import { takeRegion } from './take-region';

/**
 * Quotes a file of a sample: a module of its top folder in each format in which the sample runs,
 * any other file as it is.
 *
 * @throws Error with a sentence where the file or region is missing or has no CommonJS form
 */
export function quoteFile(
  sample: Sample,
  { target, region }: SampleReference,
  { title = path.basename(target), marked }: FenceSettings,
): readonly [FenceText, ...FenceText[]] {
  const file = path.join(sample.folder, target);
  const nameInMessages = (name: string): string => `samples/${sample.name}/${name}`;
  const takeFrom = (source: string, name: string): string =>
    regionOf(source, nameInMessages(name), region);
  if (!existsSync(file)) {
    throw new Error(`${nameInMessages(target)} does not exist. Add the file, or correct its name.`);
  }
  const isModuleOfTopFolder = /^[^/]+\.mjs$/.test(target);
  if (!isModuleOfTopFolder) {
    return [{ title, code: takeFrom(readFileSync(file, 'utf8'), target), marked }];
  }
  const sources = readInFormats(file, nameInMessages(target), sample.definition.formats);
  const [first, ...others] = sources.map(({ format, source }) => ({
    format,
    title: format === 'esm' ? title : commonJsName(title),
    code: takeFrom(source, format === 'esm' ? target : commonJsName(target)),
    marked,
  }));
  if (first === undefined) {
    throw new Error(`${sample.file} names no format.`);
  }
  if (others.length === 0) {
    const { title: onlyTitle, code } = first;
    return [{ title: onlyTitle, code, marked }];
  }
  return [
    first,
    ...others.map((text) => ({ ...text, marked: sameLines(first.code, marked, text.code) })),
  ];
}

function regionOf(source: string, nameInMessages: string, region: string | undefined): string {
  try {
    return takeRegion(source, region);
  } catch (error) {
    throw new Error(
      `In ${nameInMessages} ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
