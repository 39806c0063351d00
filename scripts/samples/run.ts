import { loadSample, type Sample, sampleNames } from '../../src/samples/load';
import { readOutput } from '../../src/samples/read-output';
import { unmatchedOutputs } from './output-files';
import { recordSample } from './record';
import { updateRecorded } from './update-recorded';
import { describeBrokenSample, describeRun } from './report';
import { runSample, type SampleRun } from './run-sample';
import { installedVersions } from './versions';

/** Two at a time: watchers need the processor at the right moment, and small machines have two. */
const atOneTime = 2;

const words = process.argv.slice(2);
const recording = words.includes('--record');
const named = words.filter((word) => !word.startsWith('--'));

/** Files that a sample writes shall have the same modes on every machine. */
process.umask(0o022);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => process.exit(1));
}

void main();

async function main(): Promise<void> {
  const versions = installedVersions();
  console.log(`gulp ${versions.gulp}, Node.js ${versions.node}`);
  const names = named.length > 0 ? named : sampleNames();
  const passed = new Map<string, Sample>();
  let failed = 0;
  const waiting = [...names];
  const worker = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const sample = await runOne(name);
      if (sample === undefined) {
        failed += 1;
      } else {
        passed.set(name, sample);
      }
    }
  };
  await Promise.all(Array.from({ length: atOneTime }, worker));
  if (recording) {
    await updateRecorded({
      ...versions,
      date: new Date().toISOString().slice(0, 10),
      existing: sampleNames(),
      passed: new Map(
        [...passed]
          .filter(([, { definition }]) => definition.steps !== undefined)
          .map(([name, { definition }]) => [name, definition.formats]),
      ),
    });
  }
  console.log(`${passed.size} passed, ${failed} failed`);
  process.exitCode = failed > 0 || names.length === 0 ? 1 : 0;
}

/** Gives the sample where all of it passed. */
async function runOne(name: string): Promise<Sample | undefined> {
  try {
    const sample = loadSample(name);
    if (sample.definition.cannotRun !== undefined) {
      console.log(`        ${name} cannot run: ${sample.definition.cannotRun}`);
      return sample;
    }
    const report = (run: SampleRun): void => console.log(describeRun(sample, run));
    const good = recording ? await recordSample(sample, report) : await testSample(sample, report);
    return good ? sample : undefined;
  } catch (error) {
    console.log(describeBrokenSample(name, error));
    return undefined;
  }
}

async function testSample(sample: Sample, report: (run: SampleRun) => void): Promise<boolean> {
  const unmatched = unmatchedOutputs(sample);
  if (unmatched.length > 0) {
    throw new Error(unmatched.join('\n'));
  }
  let good = true;
  for (const format of sample.definition.formats) {
    const run = await runSample(sample, format, (step) => readOutput(sample, step));
    report(run);
    good &&= run.failures.length === 0;
  }
  return good;
}
