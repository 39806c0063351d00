import { rmSync } from 'node:fs';

import type { CatalogueEntry, VerifiedResult } from '../../../src/data/plugins/schema';
import type { Trial } from '../../../src/data/plugins/trials/schema';
import { takeFingerprint } from './fingerprint';
import { install, readInstalledVersion } from './install';
import { makeProject } from './project';
import { tryRecipe } from './tryRecipe';

const gulp = '5.0.1';
const encodingOption = ', { encoding: false }';

function packageName(companion: string): string {
  return companion.slice(0, companion.lastIndexOf('@'));
}

async function findProblem(
  project: string,
  entry: CatalogueEntry,
  trial: Trial,
): Promise<string | undefined> {
  const problem = await tryRecipe(project, entry.recipe, trial);
  if (problem || !entry.encoding) return problem;
  const without = entry.recipe.replace(encodingOption, '');
  const isNeeded = (await tryRecipe(project, without, trial)) !== undefined;
  return isNeeded ? undefined : 'the catalogue says that it needs encoding: false, and it does not';
}

/**
 * Installs one plugin in its own project and runs its recipe.
 * @param entry The entry of the catalogue.
 * @param version Version to install.
 * @param trial How the recipe is tried.
 * @returns The result; a plugin that does not install, hangs or breaks gives one too.
 */
export async function verifyPlugin(
  entry: CatalogueEntry,
  version: string,
  trial: Trial,
): Promise<VerifiedResult> {
  const project = makeProject();
  const companions = entry.companions ?? [];
  try {
    const { problem: installProblem, otherNode } = await install(
      project,
      `${entry.name}@${version}`,
      [`gulp@${gulp}`, ...companions],
    );
    const problem = installProblem ?? (await findProblem(project, entry, trial));
    const installed = installProblem
      ? []
      : companions
          .map(packageName)
          .map((name) => [name, readInstalledVersion(project, name)] as const);
    return {
      version,
      outcome: problem ? 'fails' : 'works',
      ...(problem && { detail: problem }),
      companions: Object.fromEntries(installed),
      ...(otherNode && { otherNode: true }),
      gulp,
      node: process.versions.node,
      date: new Date().toISOString().slice(0, 10),
      fingerprint: takeFingerprint(entry, trial),
    };
  } finally {
    rmSync(project, { recursive: true, force: true, maxRetries: 3 });
  }
}
