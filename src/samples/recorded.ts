import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

import { fromRoot, samplesFolder } from './paths';
import { sampleFormats } from './schema';

const recordedSchema = z
  .strictObject({
    gulp: z.string(),
    node: z.string(),
    date: z.iso.date(),
    samples: z.record(
      z.string(),
      z.strictObject({ formats: z.array(z.enum(sampleFormats)).readonly() }).readonly(),
    ),
  })
  .readonly();

/** What `samples/recorded.json` holds: which samples ran, in which formats, and on what. */
export type Recorded = z.infer<typeof recordedSchema>;

/** The versions on which samples ran. */
export interface RunVersions {
  readonly gulp: string;
  readonly node: string;
}

/** The record of the repository. */
export const recordedFile = path.join(samplesFolder, 'recorded.json');

/**
 * @param file the file; by default the one of the repository
 * @returns its content; an empty record where the file does not exist yet
 * @throws Error where the file has another shape
 */
export async function readRecorded(file: string = recordedFile): Promise<Recorded> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') {
      return undefined;
    }
    throw error;
  });
  if (text === undefined) {
    return { gulp: '', node: '', date: '1970-01-01', samples: {} };
  }
  try {
    return recordedSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(
      `${fromRoot(file)} cannot be used: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}. Take it from the last commit, or remove it and run: npm run samples:record`,
    );
  }
}
