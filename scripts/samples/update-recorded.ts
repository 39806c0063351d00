import { rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

import {
  readRecorded,
  type Recorded,
  recordedFile,
  type RunVersions,
} from '../../src/samples/recorded';
import type { SampleFormat } from '../../src/samples/schema';

/** Milliseconds to wait for another recording, which writes for a few of them. */
const LONGEST_WAIT = 10_000;

/** What one call of the recording learned. */
interface RecordedRuns extends RunVersions {
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
 * @param before the record so far
 * @param versions those on which only some samples are to be recorded
 * @throws Error where the record is of other versions, and would lose all other samples
 */
export function requireSameVersions(before: Recorded, versions: RunVersions): void {
  const [recorded, here] = [before, versions].map(
    ({ gulp, node }) => `gulp ${gulp} and Node.js ${node}`,
  );
  if (before.gulp !== '' && recorded !== here) {
    throw new Error(
      `samples/recorded.json is of ${recorded}, and this is ${here}. Use the same versions, or record all samples: npm run samples:record`,
    );
  }
}

/**
 * Adds runs to `samples/recorded.json`. Several people may record at the same time: the new record is
 * a file beside it, and while that one exists, all others wait.
 *
 * @param runs what was learned
 * @param file the file; by default the one of the repository
 * @throws Error that names the new record where it stays, as after a recording that was cut short
 */
export async function updateRecorded(
  runs: RecordedRuns,
  file: string = recordedFile,
): Promise<void> {
  const next = `${file}.new`;
  await makeAlone(next);
  try {
    const merged = mergeRecorded(await readRecorded(file), runs);
    await writeFile(next, `${JSON.stringify(merged, null, 2)}\n`);
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
}

async function makeAlone(file: string): Promise<void> {
  const end = performance.now() + LONGEST_WAIT;
  for (;;) {
    try {
      return await writeFile(file, '', { flag: 'wx' });
    } catch (error) {
      const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (!isThere || performance.now() > end) {
        throw new Error(`${file} cannot be made: ${String(error)}. Remove it if nobody records.`);
      }
      await setTimeout(50);
    }
  }
}
