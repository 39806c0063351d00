import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { exitHandlers } from '../setup/exit-handlers';

/** A running command whose output can be read at any time. */
export interface RunningCommand {
  /** Standard output and standard error so far, in the order in which they were written. */
  readonly output: () => string;
  /** The exit code once it ended; `undefined` while it runs. */
  readonly exitCode: () => number | undefined;
  /** Ends the command and everything that it started, and waits for that. */
  readonly stop: () => Promise<void>;
}

/** What a command needs to run. */
interface CommandSettings {
  readonly folder: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
}

const KILL_AFTER_MS = 2000;
const POLL_EVERY_MS = 25;

/**
 * Starts a command in a shell, in its own process group.
 *
 * Both output streams go to one file: the operating system then keeps the order of the lines,
 * which two pipes would not, and nothing is lost when the process calls `process.exit()`.
 *
 * @param command the command line; `gulp` is the one of the project's `node_modules`
 * @param settings where it runs, and the variables that it sees beside the bare necessary ones
 * @returns the running command
 */
export function startCommand(command: string, settings: CommandSettings): RunningCommand {
  const log = path.join(settings.home, 'output.log');
  const target = openSync(log, 'w');
  const child = spawn(command, {
    cwd: settings.folder,
    env: environment(settings),
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['ignore', target, target],
  });
  closeSync(target);
  const kill = (): void => signalGroup(child, 'SIGKILL');
  exitHandlers.add(kill);
  let code: number | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => {
      code = 127;
      exitHandlers.delete(kill);
      resolve();
    });
    child.once('exit', (exitCode, signal) => {
      exitHandlers.delete(kill);
      code = exitCode ?? (signal === null ? 1 : 128);
      resolve();
    });
  });
  return {
    output: () => readFileSync(log, 'utf8'),
    exitCode: () => code,
    stop: async () => {
      signalGroup(child, 'SIGTERM');
      // The child keeps this process alive meanwhile; once it ended, the rest of the time shall not.
      await Promise.race([ended, setTimeout(KILL_AFTER_MS, undefined, { ref: false })]);
      kill();
      await ended;
    },
  };
}

/**
 * @param condition polled until it is true
 * @param limitMs how long to go on
 * @returns whether the condition was true in time
 */
export async function waitFor(condition: () => boolean, limitMs: number): Promise<boolean> {
  const limit = performance.now() + limitMs;
  while (!condition()) {
    if (performance.now() > limit) {
      return false;
    }
    await setTimeout(POLL_EVERY_MS);
  }
  return true;
}

/** Signals a process group, if it is still there, by the process that leads it. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) {
    return;
  }
  try {
    if (process.platform === 'win32') {
      child.kill(signal);
    } else {
      process.kill(-child.pid, signal);
    }
  } catch {
    return;
  }
}

/** Only these are passed on: NODE_OPTIONS, NODE_ENV or npm's settings would change the output. */
const passedOn = ['LANG', 'LC_ALL', 'TEMP', 'TMP', 'TMPDIR', 'SystemRoot', 'ComSpec', 'PATHEXT'];

function environment({ folder, home, env }: CommandSettings): NodeJS.ProcessEnv {
  const kept = passedOn.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const searched = [
    path.join(folder, 'node_modules', '.bin'),
    path.dirname(process.execPath),
    process.env['PATH'] ?? '',
  ];
  return {
    ...Object.fromEntries(kept),
    PATH: searched.join(path.delimiter),
    HOME: home,
    USERPROFILE: home,
    NO_COLOR: '1',
    npm_config_update_notifier: 'false',
    ...env,
  };
}
