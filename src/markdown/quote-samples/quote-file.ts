import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { commonJsName } from '../../samples/formats/in-format';
import { readInFormats } from '../../samples/formats/read-in-formats';
import { NotDerivableError, toCommonJs } from '../../samples/formats/to-common-js';
import type { Sample } from '../../samples/load';
import type { FenceText } from '../fence';
import type { FenceSettings, SampleReference } from '../fence-settings';
import { rewordError } from '../page-error';
import { partInContext, type PartText, runnableModule } from './part-in-context';
import { sameLines } from './same-lines';
import { takeRegion } from './take-region';

/**
 * Quotes a file of a sample: a module of its top folder in each format in which the sample runs,
 * any other file as it is, named by its path in the sample. A region of a script brings what a copy of it needs; a region of another
 * file is no file, and does not carry its name.
 *
 * @throws Error with a sentence where the file or region is missing or has no CommonJS form
 */
export function quoteFile(
  sample: Sample,
  { target, region }: SampleReference,
  { title: givenTitle, marked }: FenceSettings,
): readonly [FenceText, ...FenceText[]] {
  const file = path.join(sample.folder, target);
  const nameInMessages = `samples/${sample.name}/${target}`;
  if (!existsSync(file)) {
    throw new Error(`${nameInMessages} does not exist. Add the file, or correct its name.`);
  }
  const isModuleOfTopFolder = /^[^/]+\.mjs$/.test(target);
  const isScript = /\.[cm]?js$/.test(target);
  const title = givenTitle ?? (region === undefined || isScript ? target : undefined);
  return inFile(nameInMessages, () => {
    if (!isModuleOfTopFolder) {
      const source = readFileSync(file, 'utf8');
      const text =
        isScript && region !== undefined
          ? partInContext(source, region)
          : { code: takeRegion(source, region) };
      return [{ ...text, ...(title !== undefined && { title }), marked }];
    }
    const moduleTitle = title ?? path.basename(target);
    const [first, ...others] = readModule(sample, file, nameInMessages, region).map(
      ({ format, ...text }) => ({
        ...text,
        format,
        title: format === 'esm' ? moduleTitle : commonJsName(moduleTitle),
        marked,
      }),
    );
    if (first === undefined) {
      throw new Error(`${sample.file} names no format.`);
    }
    if (others.length === 0) {
      const { title: onlyTitle, code, context } = first;
      return [{ title: onlyTitle, code, marked, ...(context && { context }) }];
    }
    return [
      first,
      ...others.map((text) => ({ ...text, marked: sameLines(first.code, marked, text.code) })),
    ];
  });
}

type FormattedPart = PartText & Required<Pick<FenceText, 'format'>>;

function readModule(
  { definition }: Sample,
  file: string,
  nameInMessages: string,
  region: string | undefined,
): readonly FormattedPart[] {
  const sources = readInFormats(file, nameInMessages, definition.formats);
  if (region === undefined) {
    return sources.map(({ format, source }) => ({ format, code: takeRegion(source) }));
  }
  if (existsSync(commonJsName(file))) {
    return sources.map(({ format, source }) => ({ format, ...partInContext(source, region) }));
  }
  const runnable = runnableModule(readFileSync(file, 'utf8'), region);
  return sources.map(({ format }) => {
    const source = format === 'esm' ? runnable : toCommonJs(runnable, nameInMessages);
    return { format, ...partInContext(source, region) };
  });
}

function inFile<Result>(nameInMessages: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotDerivableError) {
      throw error; // It names file and line itself.
    }
    throw rewordError(error, (message) => `In ${nameInMessages} ${message}`);
  }
}
