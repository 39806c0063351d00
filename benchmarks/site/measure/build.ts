import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { signalGroup } from '../../../scripts/samples/running-command';
import { exitHandlers } from '../../../scripts/setup/exit-handlers';
import type { Site } from '../sites/site';

/** What one build cost. */
export interface Built {
  readonly seconds: number;
  /** Peak memory of its largest process in bytes; undefined where GNU time is not installed. */
  readonly memory: number | undefined;
  /** It was ended after so many seconds, and not done. */
  readonly ended: boolean;
}

/** GNU time says how much memory a process took at most; Node knows that of itself alone. */
const TIME = '/usr/bin/time';

/**
 * Builds a site.
 *
 * @param site A prepared site.
 * @param start `cold` removes all that an earlier build left behind.
 * @param limit Seconds after which the build is ended.
 * @throws Error with the output of the build, when it fails.
 */
export async function measureBuild(
  site: Site,
  start: 'cold' | 'warm',
  limit = Infinity,
): Promise<Built> {
  if (start === 'cold') {
    for (const cache of site.caches) {
      await rm(path.join(site.folder, cache), { recursive: true, force: true });
    }
  }
  const command = [process.execPath, ...site.build.arguments];
  const timed = existsSync(TIME) ? [TIME, '-f', 'peak %M kB', ...command] : command;
  const [program = process.execPath, ...args] = timed;
  const began = performance.now();
  const { code, output, ended } = await run(program, args, site, limit);
  const seconds = (performance.now() - began) / 1000;
  if (code !== 0 && !ended) {
    throw new Error(`The build of ${site.label} failed. What it said:\n${output}`);
  }
  const peak = /^peak (\d+) kB$/m.exec(output)?.[1];
  return {
    seconds: ended ? limit : seconds,
    memory: peak === undefined ? undefined : Number(peak) * 1024,
    ended,
  };
}

function run(
  program: string,
  args: readonly string[],
  site: Site,
  limit: number,
): Promise<{ readonly code: number | null; readonly output: string; readonly ended: boolean }> {
  const child = spawn(program, args, {
    cwd: site.folder,
    env: { ...process.env, ...site.build.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that a signal also reaches the processes that the build starts.
    detached: true,
  });
  let output = '';
  let ended = false;
  const kill = (): void => signalGroup(child, 'SIGKILL');
  exitHandlers.add(kill);
  const timer = Number.isFinite(limit)
    ? setTimeout(() => {
        ended = true;
        // GNU time survives this signal and still reports the memory.
        signalGroup(child, 'SIGINT');
      }, limit * 1000)
    : undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      exitHandlers.delete(kill);
      resolve({ code, output, ended });
    });
  });
}
