import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import * as z from 'zod';

import { projectRoot, samplesModules } from '../../src/samples/paths';
import { claimsThatFail } from './claims';
import { type Difference, describeDifferences } from './differences';
import { type Place, reportFrom } from './run-there';
import { installGulp, installNode } from './versions';

/** What is other than installed here. */
interface OtherVersions {
  readonly gulp?: string | undefined;
  readonly node?: string | undefined;
  /** A file that keeps the names of the claims and samples that are different there. */
  readonly write?: string | undefined;
  /** Ends the comparison. */
  readonly signal: AbortSignal;
}

const start = promisify(execFile);

const differencesSchema = z.array(
  z.object({ page: z.string(), what: z.string(), seen: z.string() }),
);

/**
 * Puts all claims and samples to another gulp or Node.js, installed in a temporary folder, and prints
 * what is different there, page by page.
 *
 * @returns whether all that the pages say holds there
 * @throws Error of npm where it does not have a version
 */
export async function compareVersions(options: OtherVersions): Promise<boolean> {
  const { gulp, write } = options;
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'gulp-docs-versions-'));
  try {
    await chmod(scratch, 0o755); // Claims on permissions become another user, who reads this gulp.
    console.log('Installing the other version …');
    const place = await install(scratch, options);
    console.log('Running the claims …');
    const claims = await claimsThatFail(place);
    console.log('Running the samples, which takes some minutes …');
    const differences = [...claims, ...(await samplesThatDiffer(place))];
    if (write !== undefined) {
      await writeFile(write, `${JSON.stringify(namesOf(differences), null, 2)}\n`);
    }
    const { stdout: nodeVersion } = await start(place.node, ['--version']);
    const versions = `gulp ${gulp ?? 'as installed'}, Node.js ${nodeVersion.trim().slice(1)}`;
    console.log(describeDifferences(versions, differences));
    return differences.length === 0;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function namesOf(differences: readonly Difference[]): readonly string[] {
  return [...new Set(differences.map(({ what }) => what))].sort();
}

async function install(scratch: string, { gulp, node, signal }: OtherVersions): Promise<Place> {
  const [gulpFolder, nodeFolder] = [path.join(scratch, 'gulp'), path.join(scratch, 'node')];
  await Promise.all([mkdir(gulpFolder), mkdir(nodeFolder)]);
  return {
    scratch,
    signal,
    node: node === undefined ? process.execPath : await installNode(node, nodeFolder),
    modules: gulp === undefined ? samplesModules : await installGulp(gulp, gulpFolder),
  };
}

async function samplesThatDiffer(place: Place): Promise<readonly Difference[]> {
  const file = path.join(place.scratch, 'samples.json');
  const script = path.join(projectRoot, 'scripts/test-docs/samples.ts');
  const words = ['--import', 'tsx', script, file];
  return differencesSchema.parse(await reportFrom(place, words, file));
}
