import { findMissing } from '../../../src/data/plugins/results';
import type { CatalogueEntry, Verified, VerifiedResult } from '../../../src/data/plugins/schema';
import { takeFingerprint } from './fingerprint';

/** One plugin to verify. */
export interface Job {
  readonly entry: CatalogueEntry;
  readonly version: string;
}

interface Sources {
  readonly catalogue: readonly CatalogueEntry[];
  readonly versions: Readonly<Record<string, { readonly version: string }>>;
}

/**
 * Lists what can be verified.
 * @throws When an entry has no metadata; the message says how to get it.
 */
export function listJobs({ catalogue, versions }: Sources): readonly Job[] {
  return catalogue.map((entry) => {
    const version = versions[entry.name]?.version;
    if (!version)
      throw new Error(
        `No metadata for ${entry.name}: run npm run plugins:refresh -- ${entry.name}.`,
      );
    return { entry, version };
  });
}

/** @returns Whether a result is about this version of the plugin and this recipe, and says all that is asked. */
function isCurrent({ entry, version }: Job, result?: VerifiedResult): boolean {
  return (
    result?.version === version &&
    result.fingerprint === takeFingerprint(entry) &&
    !findMissing(entry, result)
  );
}

/**
 * Chooses the jobs of a run.
 * @param jobs All jobs.
 * @param names Plugins to verify; all when empty.
 * @param resumed Results of a run that was cut short; they are not made again.
 * @throws When a name is not in the catalogue.
 */
export function chooseJobs(
  jobs: readonly Job[],
  names: readonly string[],
  resumed: Verified,
): readonly Job[] {
  const unknown = names.filter((name) => !jobs.some(({ entry }) => entry.name === name));
  if (unknown.length > 0) {
    throw new Error(`Not in src/data/plugins/catalogue: ${unknown.join(', ')}.`);
  }
  return names.length > 0
    ? jobs.filter(({ entry }) => names.includes(entry.name))
    : jobs.filter((job) => !isCurrent(job, resumed[job.entry.name]));
}

/**
 * Puts results together.
 * @param jobs All jobs.
 * @param sources Results, the newest first.
 * @returns The current result of every job, or undefined as long as one is missing.
 */
export function completeResults(
  jobs: readonly Job[],
  sources: readonly Verified[],
): Verified | undefined {
  const found = jobs.map(
    (job) =>
      [
        job.entry.name,
        sources.map((results) => results[job.entry.name]).find((result) => isCurrent(job, result)),
      ] as const,
  );
  const complete = found.flatMap(([name, result]) => (result ? [[name, result] as const] : []));
  return complete.length === found.length ? Object.fromEntries(complete) : undefined;
}
