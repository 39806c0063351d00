import '../../scripts/setup/report-errors.mjs';

import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { temporaryFolder } from '../../scripts/setup/temporary-folder';
import { projectRoot } from '../../src/samples/paths';
import { noFigures } from './figures';
import { startBrowser } from './measure/browser';
import { measureBuild } from './measure/build';
import { installLighthouse } from './measure/lighthouse';
import { serveCompressed } from './measure/serve';
import { readOptions, type Options } from './options';
import { COMPARED, REPRESENTATIVE } from './pages/representative';
import { logProgress } from './progress';
import { writeReport } from './report';
import { prepareOurs } from './sites/ours';
import type { Site } from './sites/site';
import { prepareStarlight } from './sites/starlight';
import { prepareStock } from './sites/stock';
import { prepareVitePress } from './sites/vitepress';
import { FULL, QUICK, type Entrant, type ServedEntrant } from './stage';
import {
  stageBuilds,
  stageChanges,
  stageClicks,
  stageLarge,
  stageLoads,
  stageRatings,
  stageSearches,
} from './stages';

async function prepareSites(folder: string, { peers }: Options): Promise<readonly Entrant[]> {
  const prepared: Site[] = [];
  for (const [name, prepare] of [
    ['ours', prepareOurs],
    ['stock', prepareStock],
    ...(peers
      ? ([
          ['vitepress', prepareVitePress],
          ['starlight', prepareStarlight],
        ] as const)
      : []),
  ] as const) {
    logProgress(`preparing ${name}`);
    prepared.push(await prepare(path.join(folder, name)));
  }
  return prepared.map((site) => {
    // The others are compared on one page; measuring all of theirs would take most of the time.
    const pages = REPRESENTATIVE.filter(
      (page) => site.address(page) !== undefined && (site.name === 'ours' || page === COMPARED),
    );
    return { site, figures: noFigures(site, pages) };
  });
}

/** Builds what no build stage has built, and returns where the built site is. */
async function builtFolder({ site, figures }: Entrant, noBuild: boolean): Promise<string> {
  if (site.name === 'ours' && noBuild) {
    return path.join(projectRoot, 'build/english');
  }
  if (figures.cold.length === 0) {
    logProgress(`building ${site.label}`);
    await measureBuild(site, 'cold');
  }
  return site.output;
}

async function serveAll(
  entrants: readonly Entrant[],
  folder: string,
  { 'no-build': noBuild }: Options,
): Promise<readonly ServedEntrant[]> {
  const all: ServedEntrant[] = [];
  for (const entrant of entrants) {
    const built = await builtFolder(entrant, noBuild);
    logProgress(`compressing ${entrant.site.label}`);
    const served = await serveCompressed(built, path.join(folder, 'served', entrant.site.name));
    all.push({ ...entrant, served });
  }
  return all;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const rounds = options.quick ? QUICK : FULL;
  const folder = temporaryFolder('bench-');
  const entrants = await prepareSites(folder, options);
  const lighthouse = options.lighthouse
    ? await installLighthouse(path.join(folder, 'lighthouse'))
    : undefined;
  await stageBuilds(entrants, rounds);
  const browser = await startBrowser();
  try {
    const served = await serveAll(entrants, folder, options);
    await stageLoads(browser, served, rounds);
    await stageClicks(browser, served, rounds);
    await stageSearches(browser, served, rounds);
    if (lighthouse) {
      await stageRatings(lighthouse, served, rounds);
    }
    served.forEach((entrant) => entrant.served.stop());
    const [ours] = entrants;
    if (rounds.changes > 0 && ours) {
      await stageChanges(browser, ours, rounds);
    }
    const version = browser.version();
    const save = async (): Promise<void> => {
      const report = writeReport(
        entrants.map(({ figures }) => figures),
        version,
      );
      await writeFile(path.resolve(projectRoot, options.out), report);
      logProgress(`written: ${options.out}`);
    };
    await save();
    if (options.large) {
      await stageLarge(entrants, save);
    }
  } finally {
    await browser.close();
  }
}

void main();
