import type { SiteFigures } from './figures';
import type { Served } from './measure/serve';
import type { Site } from './sites/site';

/** A site on its way through the measurements. */
export interface Entrant {
  readonly site: Site;
  readonly figures: SiteFigures;
}

/** A site that is served. */
export interface ServedEntrant extends Entrant {
  readonly served: Served;
}

/** How often each thing is measured. */
export interface Rounds {
  readonly builds: number;
  readonly loads: number;
  readonly clicks: number;
  readonly searches: number;
  readonly ratings: number;
  readonly changes: number;
}

export const FULL: Rounds = {
  builds: 3,
  loads: 3,
  clicks: 5,
  searches: 5,
  ratings: 3,
  changes: 5,
};

export const QUICK: Rounds = {
  builds: 0,
  loads: 1,
  clicks: 1,
  searches: 1,
  ratings: 1,
  changes: 0,
};

/** Runs something for each entrant in turn, round by round, so that a busy moment hits all alike. */
export async function inTurns<T extends Entrant>(
  entrants: readonly T[],
  rounds: number,
  measure: (entrant: T, round: number) => Promise<void>,
): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    for (const entrant of entrants) {
      await measure(entrant, round);
    }
  }
}
