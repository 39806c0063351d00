import type { Job } from './jobs';
import type { CatalogueEntry, VerifiedResult } from './schema';

/** Jobs whose plugins make scripts or styles of text, so that their results have source maps. */
const mapped: readonly Job[] = ['styles', 'scripts', 'typescript'];

/** @returns Whether a plugin is one of those that can write source maps, so that they are tried. */
export function hasMaps({ job, trial: { maps } }: CatalogueEntry): boolean {
  return maps === undefined ? mapped.includes(job) : maps !== false;
}

/**
 * Finds what a result must say and does not.
 * @returns What is missing, for a sentence; undefined where nothing is.
 */
export function findMissing(entry: CatalogueEntry, result: VerifiedResult): string | undefined {
  // What did not install was never run.
  if (!result.nodes) return undefined;
  if (result.prints === undefined) return 'what it prints';
  return hasMaps(entry) && !result.maps ? 'what became of source maps' : undefined;
}
