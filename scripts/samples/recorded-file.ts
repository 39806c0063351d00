import { mkdir, readFile, rename, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

import { wait } from './child';
import { samplesFolder } from './paths';
import { type SampleFormat, sampleFormats } from './schema';

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

const defaultFile = path.join(samplesFolder, 'recorded.json');

/**
 * @param file the file; by default the one of the repository
 * @returns its content; an empty record where the file does not exist yet
 * @throws Error where the file has another shape
 */
export async function readRecorded(file: string = defaultFile): Promise<Recorded> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    return { gulp: '', node: '', date: '1970-01-01', samples: {} };
  }
  return recordedSchema.parse(JSON.parse(text));
}

/** What one call of the recording learned. */
export interface RecordedRuns extends RunVersions {
  /** Formats in which each sample passed. */
  readonly passed: ReadonlyMap<string, readonly SampleFormat[]>;
  /** All samples that exist; entries of other names are dropped. */
  readonly existing: readonly string[];
  readonly date: string;
}

/**
 * @param before the record so far
 * @param runs what was learned now
 * @returns the new record: entries of samples that are gone go, and so do all entries that were made
 *   on another gulp or Node.js, since the record names one version of each
 */
export function mergeRecorded(before: Recorded, runs: RecordedRuns): Recorded {
  const sameVersions = before.gulp === runs.gulp && before.node === runs.node;
  const kept = sameVersions ? Object.entries(before.samples) : [];
  const added = [...runs.passed].map(([name, formats]) => [name, { formats }] as const);
  const samples = new Map([...kept, ...added]);
  return {
    gulp: runs.gulp,
    node: runs.node,
    date: runs.date,
    samples: Object.fromEntries(
      [...samples]
        .filter(([name]) => runs.existing.includes(name))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
}

/**
 * Adds runs to `samples/recorded.json`. Several people may record at the same time: the file is
 * read, merged and replaced under a lock.
 *
 * @param runs what was learned
 * @param file the file; by default the one of the repository
 */
export async function updateRecorded(
  runs: RecordedRuns,
  file: string = defaultFile,
): Promise<void> {
  await withLock(`${file}.lock`, async () => {
    const merged = mergeRecorded(await readRecorded(file), runs);
    const next = `${file}.${process.pid}.new`;
    await writeFile(next, `${JSON.stringify(merged, null, 2)}\n`);
    await rename(next, file);
  });
}

const lock = { staleMs: 10_000, retryMs: 50 } as const;

/** Making a folder is atomic on every file system, so a folder is the lock. */
async function withLock(folder: string, work: () => Promise<void>): Promise<void> {
  while (!(await makeFolder(folder))) {
    const made = await stat(folder).catch(() => undefined);
    if (made !== undefined && Date.now() - made.mtimeMs > lock.staleMs) {
      await rmdir(folder).catch(() => undefined);
    }
    await wait(lock.retryMs);
  }
  try {
    await work();
  } finally {
    await rmdir(folder);
  }
}

async function makeFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}
