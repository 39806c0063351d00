import { rename, writeFile } from 'node:fs/promises';

import { lock } from 'proper-lockfile';

import {
  readRecorded,
  type Recorded,
  recordedFile,
  type RunVersions,
} from '../../src/samples/recorded';
import type { SampleFormat } from '../../src/samples/schema';

/** A lock is held for milliseconds; one whose owner died is taken over after ten seconds. */
const LOCK_RETRIES = { retries: 400, factor: 1, minTimeout: 50, randomize: true } as const;

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
 *   on another gulp or Node.js, since the record names one version of each. Its date is that of the
 *   day since which all of it holds, so that recording one sample does not date the others
 */
export function mergeRecorded(before: Recorded, runs: RecordedRuns): Recorded {
  const sameVersions = before.gulp === runs.gulp && before.node === runs.node;
  const hasOthers = runs.existing.some((name) => !runs.passed.has(name));
  const kept = sameVersions ? Object.entries(before.samples) : [];
  const added = [...runs.passed].map(([name, formats]) => [name, { formats }] as const);
  const samples = new Map([...kept, ...added]);
  return {
    gulp: runs.gulp,
    node: runs.node,
    date: sameVersions && hasOthers ? before.date : runs.date,
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
  file: string = recordedFile,
): Promise<void> {
  // The first record of all makes the file, so it may not exist yet.
  const unlock = await lock(file, { realpath: false, retries: LOCK_RETRIES });
  try {
    const merged = mergeRecorded(await readRecorded(file), runs);
    const next = `${file}.${process.pid}.new`;
    await writeFile(next, `${JSON.stringify(merged, null, 2)}\n`);
    await rename(next, file);
  } finally {
    await unlock();
  }
}
