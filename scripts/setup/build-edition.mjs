import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './install.mjs';
import { readableOutput } from './readable-output.mjs';
import { requireWritable } from './require-writable.mjs';
import { runGenerator } from './run-generator.mjs';

/**
 * Builds an edition beside the last good build, and replaces that one when the build succeeds.
 *
 * @param {string} edition
 * @param {string} parent Folder of the builds, relative to the repository.
 * @param {{ DOCUSAURUS_GENERATED_FILES_DIR_NAME: string } & NodeJS.ProcessEnv} settings Added to the environment.
 * @returns {Promise<{ code: number | null, output: string }>} How the generator ended, and what it wrote.
 * @throws {Error} when a folder that the build needs cannot be made or written.
 */
export async function buildEdition(edition, parent, settings) {
  const beside = path.join(parent, 'unfinished', edition);
  makeEmpty(beside);
  [
    path.join(parent, edition),
    settings.DOCUSAURUS_GENERATED_FILES_DIR_NAME,
    'node_modules/.cache',
  ].forEach(requireWritable);
  const result = await runGenerator(['build', '--out-dir', beside], {
    ...settings,
    EDITION: edition,
  });
  if (result.code === 0) {
    const place = path.join(ROOT, parent, edition);
    rmSync(place, { recursive: true, force: true });
    renameSync(path.join(ROOT, beside), place);
  }
  return {
    ...result,
    output: readableOutput(result.output.replaceAll(beside, path.join(parent, edition))),
  };
}

/** @param {string} folder */
function makeEmpty(folder) {
  try {
    rmSync(path.join(ROOT, folder), { recursive: true, force: true });
    mkdirSync(path.join(ROOT, folder), { recursive: true });
  } catch (error) {
    const [top] = folder.split(path.sep);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${folder} cannot be made (${reason}). The site is built into ${top}/: see that it is a folder that you may write to, or remove it.`,
    );
  }
}
