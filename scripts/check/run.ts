import '../setup/report-errors.mjs';

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import pMap from 'p-map';

import { sampleNames } from '../../src/samples/load';
import { projectRoot } from '../../src/samples/paths';
import { behindInChinese } from './behind-in-chinese';
import { changedFiles } from './changed-files';
import { type Step, stepsFor } from './steps';
import { withoutRepeats } from './without-repeats';

/** Processors of the smallest machine that this runs on. */
const CONCURRENCY = 2;

interface Outcome {
  readonly code: number | null;
  readonly output: string;
  readonly seconds: number;
}

void main();

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { base: { type: 'string', default: 'HEAD' } } });
  const changed = changedFiles(values.base);
  const steps = stepsFor(
    changed,
    (file) => existsSync(path.join(projectRoot, file)),
    sampleNames(),
  );
  if (steps.length === 0) {
    console.log(
      `No file differs from ${values.base}. Compare with another commit: npm run check -- --base main`,
    );
    return;
  }
  const files = changed.length === 1 ? 'One file differs' : `${changed.length} files differ`;
  console.log(`${files} from ${values.base}.`);
  let failed = 0;
  await pMap(
    steps,
    async (step) => {
      const outcome = await run(step);
      failed += outcome.code === 0 ? 0 : 1;
      report(step, outcome);
    },
    { concurrency: CONCURRENCY },
  );
  const behind = behindInChinese(changed);
  if (behind.length > 0) {
    console.log('Behind in Chinese, with a notice to readers:');
    console.log(behind.map((line) => `  ${line}`).join('\n'));
  }
  console.log(`${steps.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Windows starts the programs of npm by its shell, which takes a path with a space for two words. */
function quoted(word: string): string {
  return process.platform === 'win32' ? `"${word}"` : word;
}

function run({ command: [program, ...args] }: Step): Promise<Outcome> {
  const began = Date.now();
  const file = path.join(projectRoot, 'node_modules/.bin', program);
  const child = spawn(quoted(file), args.map(quoted), {
    cwd: projectRoot,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, seconds: (Date.now() - began) / 1000 }));
  });
}

function report({ name, findings, fix }: Step, { code, output, seconds }: Outcome): void {
  const good = code === 0;
  console.log(`${good ? '✔' : '✘'} ${name} (${seconds.toFixed(0)} s)`);
  if (!good) {
    const found = withoutRepeats(findings(output.replaceAll(`${projectRoot}${path.sep}`, '')));
    console.log(found.length > 0 ? found.map((line) => `  ${line}`).join('\n') : output.trim());
    console.log(`  ${fix}`);
  }
}
