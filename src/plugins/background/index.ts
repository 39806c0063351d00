import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { Piscina } from 'piscina';

import type { DrawInput } from '../social-cards/job';

const require = createRequire(import.meta.url);

/** What can be done in the background: the default export of the file is given the input. */
interface Jobs {
  readonly 'social-cards/job.ts': (input: DrawInput) => Promise<void>;
}

/** A second in which a worker has nothing to do costs less than another one that loads its code. */
const KEPT = 60_000;

let pool: Piscina | undefined;

/**
 * Does in another thread what the build needs only at its end, while webpack, which keeps to one
 * thread, does the rest: 1.7 of 12 s of a cold build, and half the time of one of 1,000 pages.
 * Jobs are done one after the other, and none keeps the process alive.
 *
 * @param job File of the job, below `src/plugins`.
 * @param input What it needs; it is copied.
 * @returns What the job returns.
 * @throws Error that the job throws.
 */
export async function inBackground<Job extends keyof Jobs>(
  job: Job,
  input: Parameters<Jobs[Job]>[0],
): Promise<Awaited<ReturnType<Jobs[Job]>>> {
  pool ??= new Piscina({
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: KEPT,
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
  });
  return pool.run(input, { filename: path.join(__dirname, '..', job) });
}
