import '../setup/end-with-npm.mjs';
import '../setup/report-errors.mjs';

import path from 'node:path';
import { parseArgs } from 'node:util';

import pMap from 'p-map';

import { loadSample, type Sample, sampleNames } from '../../src/samples/load';
import { readOutput } from '../../src/samples/read-output';
import { readRecorded } from '../../src/samples/recorded';
import { unmatchedOutputs } from './output-files';
import { openPassedCache } from './passed-cache';
import { recordSample } from './record';
import { describeBrokenSample, describeRun } from './report';
import { runSample, type SampleRun } from './run-sample';
import { requireSameVersions, updateRecorded } from './update-recorded';
import { installedVersions } from './versions';

/** Samples mostly wait for a watcher or a timer, so two processors can take four. */
const CONCURRENCY = 4;

const { values: flags, positionals: named } = parseArgs({
  options: {
    /** Keep what the samples print. */
    record: { type: 'boolean', default: false },
    /** Run samples that passed as they are, too. */
    fresh: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const cache = openPassedCache();

type Outcome = 'passed' | 'unchanged' | 'failed';

/** Gives the files that a sample writes the same modes on every machine. */
process.umask(0o022);

void main();

async function main(): Promise<void> {
  const versions = installedVersions();
  console.log(`gulp ${versions.gulp}, Node.js ${versions.node}`);
  if (flags.record && named.length > 0) {
    requireSameVersions(await readRecorded(), versions);
  }
  // A shell completes the path of a folder: samples/NAME/ means NAME.
  const names = named.length > 0 ? named.map((name) => path.basename(name)) : sampleNames();
  const passed: Sample[] = [];
  const outcomes = await pMap(
    [...names.filter(waits), ...names.filter((name) => !waits(name))],
    async (name): Promise<Outcome> => {
      try {
        const sample = loadSample(name);
        const outcome = await runOne(sample);
        if (outcome !== 'failed') {
          passed.push(sample);
        }
        return outcome;
      } catch (error) {
        console.log(describeBrokenSample(name, error));
        return 'failed';
      }
    },
    { concurrency: CONCURRENCY },
  );
  if (flags.record) {
    await updateRecorded({
      ...versions,
      date: new Date().toISOString().slice(0, 10),
      existing: sampleNames(),
      passed: new Map(
        passed
          .filter(({ definition }) => definition.steps !== undefined)
          .map(({ name, definition }) => [name, definition.formats]),
      ),
    });
  }
  const count = (outcome: Outcome): number => outcomes.filter((each) => each === outcome).length;
  if (count('unchanged') > 0) {
    console.log(
      `${count('unchanged')} of them passed before and did not change. To run them again: npm run test:samples -- --fresh`,
    );
  }
  console.log(`${passed.length} passed, ${count('failed')} failed`);
  process.exitCode = count('failed') > 0 || names.length === 0 ? 1 : 0;
}

/**
 * Tells whether a sample changes files during a run. Such samples mostly wait, for up to half a minute; at the
 * end they would leave the processors idle.
 */
function waits(name: string): boolean {
  try {
    return (loadSample(name).definition.steps ?? []).some(({ during }) => during.length > 0);
  } catch {
    return true; // Its run says what is wrong with it, and says so early.
  }
}

async function runOne(sample: Sample): Promise<Outcome> {
  if (sample.definition.cannotRun !== undefined) {
    console.log(`        ${sample.name} cannot run: ${sample.definition.cannotRun}`);
    return 'passed';
  }
  const report = (run: SampleRun): void => console.log(describeRun(sample, run));
  if (flags.record) {
    return (await recordSample(sample, report)) ? 'passed' : 'failed';
  }
  return testSample(sample, report);
}

async function testSample(sample: Sample, report: (run: SampleRun) => void): Promise<Outcome> {
  if (!flags.fresh && cache.has(sample)) {
    return 'unchanged';
  }
  const unmatched = unmatchedOutputs(sample);
  if (unmatched.length > 0) {
    throw new Error(unmatched.join('\n'));
  }
  const remember = cache.remember(sample);
  let outcome: Outcome = 'passed';
  for (const format of sample.definition.formats) {
    const run = await runSample(sample, format, (step) => readOutput(sample, step));
    report(run);
    if (run.failures.length > 0) {
      outcome = 'failed';
    }
  }
  if (outcome === 'passed') {
    remember();
  }
  return outcome;
}
