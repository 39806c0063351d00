import '../setup/report-errors.mjs';

import { writeFileSync } from 'node:fs';

import pMap from 'p-map';

import { loadSample, sampleNames } from '../../src/samples/load';
import { pagesThatQuote } from '../samples/page-fences';
import { readOutput } from '../../src/samples/read-output';
import { runSample } from '../samples/run-sample';
import type { Difference } from './differences';

/*
 * Runs all samples and writes what is other than recorded, as JSON, to the file that its only
 * argument names. A process of its own, so that it can be another Node.js.
 */

process.umask(0o022);

async function differencesOf(name: string): Promise<readonly Difference[]> {
  const sample = loadSample(name);
  const formats = sample.definition.cannotRun === undefined ? sample.definition.formats : [];
  const differences: Difference[] = [];
  for (const format of formats) {
    const { failures } = await runSample(sample, format, (step) => readOutput(sample, step));
    console.log(`  ${name} (${format}): ${failures.length === 0 ? 'the same' : 'different'}`);
    for (const { step, problems } of failures) {
      const pages = pagesThatQuote(name).map((page) => page.replace(/:\d+$/, ''));
      for (const page of new Set(pages)) {
        differences.push({
          page,
          what: `sample ${name} (${format}), step ${step}`,
          seen: problems.join('\n'),
        });
      }
    }
  }
  return differences;
}

const [file = ''] = process.argv.slice(2);
void pMap(sampleNames(), differencesOf, { concurrency: 4 }).then((found) => {
  writeFileSync(file, JSON.stringify(found.flat()));
});
