import '../setup/end-with-npm.mjs';
import '../setup/report-errors.mjs';

import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import pMap from 'p-map';

import { catalogue } from '../../src/data/plugins/catalogue';
import versions from '../../src/data/plugins/metadata.json';
import { requireGoodEntries } from '../../src/data/plugins/read-directory';
import { keepTimes } from './verify/keep-times';
import { trialsFolder } from './verify/node-versions';
import { chooseJobs, completeResults, type Job, listJobs } from './verify/plan';
import { readResults, writeResults } from './verify/store';
import { verifyPlugin } from './verify/verify-plugin';

/** A trial waits more than it works: for npm, for a server, for a watch. */
const atOnce = 4;
const dataFile = fileURLToPath(new URL('../../src/data/plugins/verified.json', import.meta.url));
/** A run that is cut short leaves the data as it was, and the next one goes on from here. */
const resumeFile = path.join(trialsFolder, 'results.json');

/** Verifies the plugins that the command line names, or all; see `npm run plugins:verify`. */
async function main(names: readonly string[]): Promise<void> {
  // A run that stops before its end, with nothing left to wait for, is a failure.
  process.exitCode = 1;
  requireGoodEntries();
  mkdirSync(trialsFolder, { recursive: true });
  const jobs = listJobs({ catalogue, versions });
  const before = readResults(dataFile);
  const fresh = { ...readResults(resumeFile) };
  const chosen = chooseJobs(jobs, names, fresh);
  let done = 0;
  if (names.length === 0 && chosen.length < jobs.length) {
    console.log(`Going on: ${jobs.length - chosen.length} of ${jobs.length} are done already.`);
  }

  const work = async ({ entry, version }: Job): Promise<void> => {
    const start = performance.now();
    const result = keepTimes(await verifyPlugin(entry, version), before[entry.name]);
    fresh[entry.name] = result;
    writeResults(resumeFile, fresh);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(
      [
        `${++done}/${chosen.length} ${result.outcome} ${entry.name} ${version} (${seconds} s)`,
        ...(result.detail ? [result.detail] : []),
      ].join(': '),
    );
  };
  await pMap(chosen, work, { concurrency: atOnce });

  const complete = completeResults(jobs, names.length > 0 ? [fresh, before] : [fresh]);
  if (!complete) {
    console.log(
      'Some plugins have no current result, so verified.json stays as it is. Run npm run plugins:verify for the rest.',
    );
    return;
  }
  writeResults(dataFile, complete);
  rmSync(resumeFile, { force: true });
  console.log('Wrote src/data/plugins/verified.json.');
  process.exitCode = 0;
}

void main(process.argv.slice(2));
