import type { Browser } from 'playwright';

import { enlarge, LARGE } from './large';
import { measureBuild } from './measure/build';
import { measureClick } from './measure/click';
import type { Conditions } from './measure/conditions';
import { measureChanges } from './measure/dev-server';
import type { Lighthouse } from './measure/lighthouse';
import { measureLoad } from './measure/load';
import { measureSearch } from './measure/search';
import { CLICKED, COMPARED, type PageId } from './pages/representative';
import { logProgress } from './progress';
import { inTurns, type Entrant, type Rounds, type ServedEntrant } from './stage';

const CONDITIONS: readonly Conditions[] = ['plain', 'slow processor', 'slow network'];

function url({ site, served }: ServedEntrant, page: PageId): string {
  return served.origin + (site.address(page) ?? '/');
}

/** Builds each site cold and then warm. */
export async function stageBuilds(entrants: readonly Entrant[], { builds }: Rounds): Promise<void> {
  await inTurns(entrants, builds, async ({ site, figures }, round) => {
    logProgress(`build ${round} of ${builds}: ${site.label}, cold and warm`);
    figures.cold.push(await measureBuild(site, 'cold'));
    figures.warm.push(await measureBuild(site, 'warm'));
  });
}

/** Opens every page, at full speed and at a quarter of the processor's. */
export async function stageLoads(
  browser: Browser,
  entrants: readonly ServedEntrant[],
  { loads }: Rounds,
): Promise<void> {
  await inTurns(entrants, loads, async (entrant, round) => {
    for (const [page, { plain, slow }] of entrant.figures.pages) {
      logProgress(`load ${round} of ${loads}: ${entrant.site.label}, ${page}`);
      plain.push(await measureLoad(browser, url(entrant, page), 'plain'));
      slow.push(await measureLoad(browser, url(entrant, page), 'slow processor'));
    }
  });
}

/** Goes from page to page by the sidebar. */
export async function stageClicks(
  browser: Browser,
  entrants: readonly ServedEntrant[],
  { clicks }: Rounds,
): Promise<void> {
  await inTurns(entrants, clicks, async (entrant, round) => {
    const { site, figures } = entrant;
    logProgress(`click ${round} of ${clicks}: ${site.label}`);
    const link = `${site.selectors.sidebar} a[href*="${CLICKED}"]`;
    for (const conditions of CONDITIONS) {
      const taken = await measureClick(browser, url(entrant, COMPARED), link, conditions);
      figures.clicks[conditions].push(taken);
    }
  });
}

/** Searches from the compared page. */
export async function stageSearches(
  browser: Browser,
  entrants: readonly ServedEntrant[],
  { searches }: Rounds,
): Promise<void> {
  await inTurns(entrants, searches, async (entrant, round) => {
    const { site, figures } = entrant;
    logProgress(`search ${round} of ${searches}: ${site.label}`);
    const address = url(entrant, COMPARED);
    figures.searches.push(
      await measureSearch(browser, address, site.selectors, site.searchesItself),
    );
  });
}

/** Has every page rated by Lighthouse. */
export async function stageRatings(
  lighthouse: Lighthouse,
  entrants: readonly ServedEntrant[],
  { ratings }: Rounds,
): Promise<void> {
  await inTurns(entrants, ratings, async (entrant, round) => {
    for (const [page, { rated }] of entrant.figures.pages) {
      logProgress(`Lighthouse ${round} of ${ratings}: ${entrant.site.label}, ${page}`);
      rated.push(await lighthouse(url(entrant, page)));
    }
  });
}

/** Changes pages while the development server runs. */
export async function stageChanges(
  browser: Browser,
  { site, figures }: Entrant,
  { changes }: Rounds,
): Promise<void> {
  logProgress(`${changes} changes under npm start: ${site.label}`);
  figures.changes.push(...(await measureChanges(browser, site, changes)));
}

/** A site may take longer than the limit; the report then says so. */
const LARGE_LIMIT = 900;

/**
 * Builds each site with a thousand pages, once, cold.
 *
 * @param save Called after each site: what was measured for an hour is not to be lost.
 */
export async function stageLarge(
  entrants: readonly Entrant[],
  save: () => Promise<void>,
): Promise<void> {
  for (const { site, figures } of entrants) {
    logProgress(`${LARGE} pages: ${site.label}`);
    await enlarge(site, LARGE);
    figures.large.push(await measureBuild(site, 'cold', LARGE_LIMIT));
    await save();
  }
}
