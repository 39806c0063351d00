import { rmSync } from 'node:fs';

import type { CatalogueEntry, VerifiedResult } from '../../../src/data/plugins/schema';
import type { Outcome } from '../../../src/data/plugins/vocabulary';
import { deriveCommonJs } from './common-js';
import { takeFingerprint } from './fingerprint';
import { install, readInstalledVersion } from './install';
import { fetchNode, otherNodes } from './node-versions';
import { makeProject } from './project';
import { tryBroken, tryEmpty, trySeveral, tryWatch } from './project-trial';
import { withService } from './services/with-service';
import { tryMaps } from './try-maps';
import { tryRecipe, type RecipeRun } from './try-recipe';

const gulp = '5.0.1';
const encodingOption = ', { encoding: false }';

/** What the runs of a trial gave. */
type Behaviour = Partial<VerifiedResult>;

function packageName(companion: string): string {
  return companion.slice(0, companion.lastIndexOf('@'));
}

async function runRecipe(project: string, entry: CatalogueEntry): Promise<RecipeRun> {
  const run = await tryRecipe(project, entry, entry.trial);
  if (run.problem || !entry.encoding) return run;
  const recipe = entry.recipe.replace(encodingOption, '');
  const { problem } = await tryRecipe(project, { ...entry, recipe }, entry.trial);
  const text = 'the catalogue says that it needs encoding: false, and it does not';
  return problem ? run : { ...run, problem: { text } };
}

async function tryCommonJs(
  project: string,
  entry: CatalogueEntry,
): Promise<Pick<VerifiedResult, 'noCommonJs' | 'commonJs'>> {
  const commonJs = await deriveCommonJs(project, entry.recipe);
  if (!commonJs) return {};
  const { problem } = await tryRecipe(
    project,
    { ...entry, gulpfile: { file: 'gulpfile.js', text: commonJs.text } },
    entry.trial,
  );
  return problem ? { noCommonJs: true } : { commonJs: [...commonJs.defaults] };
}

async function tryOtherNodes(
  project: string,
  entry: CatalogueEntry,
): Promise<Readonly<Record<string, Outcome>>> {
  const outcomes: Record<string, Outcome> = {};
  for (const version of otherNodes) {
    const bin = await fetchNode(version);
    const env = { PATH: `${bin}:${process.env.PATH ?? ''}` };
    const { problem } = await tryRecipe(project, { ...entry, env }, entry.trial);
    outcomes[version.slice(0, 2)] = problem ? 'fails' : 'works';
  }
  return outcomes;
}

async function tryProject(project: string, entry: CatalogueEntry): Promise<Behaviour> {
  const { recipe, input = {}, trial } = entry;
  const several = trial.project;
  if (!several) return {};
  return withService(project, trial, async (env) => {
    const run = { project, recipe, input, env };
    const problem = await trySeveral(run, several);
    if (problem) return { detail: problem.text, ...(problem.printed && { printed: true }) };
    const broken = await tryBroken(run, several);
    const empty = await tryEmpty(run);
    const isWatched = await tryWatch(run, several);
    return {
      ...(broken && { broken }),
      ...(empty && { empty: empty.text }),
      ...(isWatched === false && { unwatched: true }),
    };
  });
}

/** Runs everything that a trial consists of, once the packages are installed. */
async function runTrial(project: string, entry: CatalogueEntry): Promise<Behaviour> {
  const { problem, ...output } = await runRecipe(project, entry);
  const nodes = await tryOtherNodes(project, entry);
  const maps = await tryMaps(project, entry);
  const common = { nodes, ...(maps && { maps }), ...output };
  if (problem) {
    return { ...common, detail: problem.text, ...(problem.printed && { printed: true }) };
  }
  return {
    ...common,
    ...(await tryCommonJs(project, entry)),
    ...(await tryProject(project, entry)),
  };
}

/**
 * Installs one plugin in its own project and runs its recipe.
 * @param entry The entry of the catalogue.
 * @param version Version to install.
 * @returns The result; a plugin that does not install, hangs or breaks gives one too.
 * @throws Error of `install`
 */
export async function verifyPlugin(
  entry: CatalogueEntry,
  version: string,
): Promise<VerifiedResult> {
  const project = makeProject();
  const companions = entry.companions ?? [];
  try {
    const { problem: installProblem, otherNode } = await install(
      project,
      `${entry.name}@${version}`,
      [`gulp@${gulp}`, ...companions],
    );
    const behaviour = installProblem ? { detail: installProblem } : await runTrial(project, entry);
    const installed = installProblem
      ? []
      : companions
          .map(packageName)
          .map((name) => [name, readInstalledVersion(project, name)] as const);
    return {
      version,
      outcome: behaviour.detail === undefined ? 'works' : 'fails',
      ...behaviour,
      companions: Object.fromEntries(installed),
      ...(otherNode && { otherNode: true }),
      gulp,
      node: process.versions.node,
      date: new Date().toISOString().slice(0, 10),
      fingerprint: takeFingerprint(entry),
    };
  } finally {
    rmSync(project, { recursive: true, force: true, maxRetries: 3 });
  }
}
