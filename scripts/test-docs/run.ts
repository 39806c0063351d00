import '../setup/end-with-npm.mjs';
import '../setup/report-errors.mjs';

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { projectRoot } from '../../src/samples/paths';
import { compareVersions } from './compare-versions';

const words = process.argv.slice(2);

/** With neither `--gulp` nor `--node`, all words are for vitest. */
const comparing = words.some((word) => /^--(?:gulp|node)\b/.test(word));

void (comparing ? compare() : test());

async function compare(): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { gulp: { type: 'string' }, node: { type: 'string' }, write: { type: 'string' } },
  });
  const stop = new AbortController();
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort());
  }
  process.exitCode = (await compareVersions({ ...values, signal: stop.signal })) ? 0 : 1;
}

async function test(): Promise<void> {
  const vitest = path.join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const run = spawn(process.execPath, [vitest, 'run', 'tests/docs', ...words], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  process.once('SIGTERM', () => run.kill('SIGTERM'));
  const [code] = await once(run, 'close');
  process.exitCode = code === 0 ? 0 : 1;
}
