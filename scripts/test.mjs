import './setup/end-with-npm.mjs';
import './setup/report-errors.mjs';

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { provideTestChromium } from './setup/chromium.mjs';
import { installPackages, ROOT } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { refuseSiteSettings } from './setup/site-settings.mjs';

const RESULTS = path.join(ROOT, 'test-results');

/**
 * @typedef {object} Step
 * @property {string} name What a person reads while it runs.
 * @property {string} script The npm script that does it, which can be run alone.
 * @property {string[]} [args]
 * @property {boolean} [isAwaited] Steps of other lanes need it.
 * @property {string[]} [needs] Steps that it waits for, and without which it cannot run.
 * @property {(output: string) => { passed: number, failed: number }} [count] Reads how many tests
 *   ran; a step without it counts as one test.
 */

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @param {string} output
 * @returns {Count}
 */
function countFromLastLine(output) {
  const found = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  return found ? { passed: Number(found[1]), failed: Number(found[2]) } : { passed: 0, failed: 1 };
}

/**
 * @param {string} file
 * @returns {() => Count}
 */
function countVitest(file) {
  return () => {
    const report = JSON.parse(readFileSync(path.join(RESULTS, file), 'utf8'));
    const failedSuites = report.testResults.filter(
      (/** @type {{ status: string, assertionResults: unknown[] }} */ suite) =>
        suite.status === 'failed' && suite.assertionResults.length === 0,
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests + failedSuites.length };
  };
}

/** @returns {Count} */
function countPlaywright() {
  const { stats } = JSON.parse(readFileSync(path.join(RESULTS, 'browser.json'), 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/**
 * @param {string} name
 * @param {string} script
 * @param {string} file
 * @returns {Step}
 */
function vitest(name, script, file) {
  return {
    name,
    script,
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${file}`],
    count: countVitest(file),
  };
}

const BUILD = 'both editions build';
const CONFIGURED_BUILD = 'both editions build with every setting';
const SAMPLE_PACKAGES = 'packages of the samples';

/**
 * Lanes run at the same time, the steps of a lane one after the other, what fails soonest first. The browser of
 * the first lane must not wait for watchers and timers: the other lanes run at a lower priority, and keep both
 * processors of the smallest machine busy. Another order of samples and claims took as long.
 *
 * @type {Step[][]}
 */
const LANES = [
  [
    { name: BUILD, script: 'build' },
    { name: CONFIGURED_BUILD, script: 'build:configured' },
    {
      name: 'built sites in Chromium',
      script: 'test:browser',
      needs: [BUILD, CONFIGURED_BUILD],
      count: countPlaywright,
    },
    {
      name: 'faults, injected',
      script: 'test:faults',
      needs: [BUILD],
      count: countFromLastLine,
    },
  ],
  [
    { name: 'style rules', script: 'lint:styles' },
    { name: 'Markdown rules', script: 'lint:markdown' },
    { name: 'spelling', script: 'lint:spelling' },
    { name: 'Chinese typography', script: 'lint:chinese' },
    { name: 'formatting', script: 'lint:format' },
    { name: 'types', script: 'typecheck' },
    { name: 'code rules', script: 'lint:code' },
    { ...vitest('unit tests', 'test:unit', 'unit.json'), needs: [SAMPLE_PACKAGES] },
    { ...vitest('what the generator emitted', 'test:built', 'built.json'), needs: [BUILD] },
  ],
  [
    {
      name: SAMPLE_PACKAGES,
      script: 'samples:install',
      isAwaited: true,
      count: () => ({ passed: 0, failed: 0 }),
    },
    { ...vitest('pages against gulp', 'test:docs', 'docs.json'), needs: [SAMPLE_PACKAGES] },
    {
      name: 'samples on gulp',
      script: 'test:samples',
      needs: [SAMPLE_PACKAGES],
      count: countFromLastLine,
    },
  ],
];

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.once('SIGTERM', () => {
  for (const child of running) {
    child.kill('SIGTERM');
  }
  process.exit(1);
});

/**
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} environment
 * @param {number} priority
 * @returns {Promise<Count>}
 */
function run(step, environment, priority) {
  const began = Date.now();
  const child = spawn('npm', ['run', '--silent', step.script, '--', ...(step.args ?? [])], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  running.add(child);
  if (child.pid !== undefined && os.getPriority() < priority) {
    os.setPriority(child.pid, priority);
  }
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      const counted = countOf(step, output, code);
      const seconds = ((Date.now() - began) / 1000).toFixed(0);
      const good = code === 0 && counted.failed === 0;
      console.log(
        `${good ? '✔' : '✘'} ${step.name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`,
      );
      if (!good) {
        console.log(`${output.trim()}\n  Run it alone: npm run ${step.script}\n`);
      }
      resolve(counted);
    });
  });
}

/**
 * @param {Step} step
 * @param {string} output
 * @param {number | null} code
 * @returns {Count}
 */
function countOf(step, output, code) {
  if (!step.count) {
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  }
  try {
    const counted = step.count(output);
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1 }; // The runner ended before it wrote its report; its output is shown.
  }
}

/**
 * @param {string} chromium Path of the executable.
 * @returns {NodeJS.ProcessEnv}
 */
function environmentWith(chromium) {
  return {
    ...process.env,
    CHROMIUM_PATH: chromium,
    NO_UPDATE_NOTIFIER: '1',
    FORCE_COLOR: '0',
  };
}

requireNode();
refuseSiteSettings('npm test');
installPackages('.');
const environment = environmentWith(provideTestChromium());
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

console.log(LANES.map((steps) => `… ${steps.map(({ name }) => name).join(', then ')}`).join('\n'));
/** Of each step, by its name. @type {Map<string, Promise<Count>>} */
const counts = new Map();
const { PRIORITY_NORMAL, PRIORITY_BELOW_NORMAL } = os.constants.priority;
for (const [lane, steps] of LANES.entries()) {
  let before = Promise.resolve();
  for (const step of steps) {
    const priority = lane === 0 || step.isAwaited ? PRIORITY_NORMAL : PRIORITY_BELOW_NORMAL;
    const count = before.then(() => runOrSkip(step, priority));
    counts.set(step.name, count);
    before = count.then(() => undefined);
  }
}
const total = { passed: 0, failed: 0 };
for (const { passed, failed } of await Promise.all(counts.values())) {
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * @param {Step} step
 * @param {number} priority
 * @returns {Promise<Count>}
 */
async function runOrSkip(step, priority) {
  for (const name of step.needs ?? []) {
    const needed = await counts.get(name);
    if (needed?.failed !== 0) {
      console.log(`✘ ${step.name}: not run, because "${name}" failed`);
      return { passed: 0, failed: 1 };
    }
  }
  return run(step, environment, priority);
}
