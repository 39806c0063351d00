import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

import { signalGroup } from '../../samples/running-command';
import { exitHandlers } from '../../setup/exit-handlers';

/** How a command ended. */
export interface CommandResult {
  /** Null where the command was stopped. */
  readonly exit: number | null;
  /** Standard output and standard error, as they came, without colors. */
  readonly output: string;
  readonly timedOut: boolean;
}

export interface CommandOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which the command and all its children are killed. */
  readonly limit: number;
  /** When this settles, the command is stopped. */
  readonly stopAfter?: Promise<unknown>;
}

/**
 * Runs a shell command in its own process group, so that nothing it started outlives it.
 * @returns How it ended; a command that fails does not throw.
 */
export function runCommand(command: string, options: CommandOptions): Promise<CommandResult> {
  const { cwd, env, limit, stopAfter } = options;
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd,
      shell: true,
      detached: true,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let timedOut = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }

    const stop = (): void => signalGroup(child, 'SIGKILL');
    exitHandlers.add(stop);
    const timer = setTimeout(() => {
      timedOut = true;
      stop();
    }, limit);
    void stopAfter?.then(stop, stop);
    child.on('close', (exit) => {
      clearTimeout(timer);
      exitHandlers.delete(stop);
      stop();
      resolve({ exit, output: stripVTControlCharacters(output), timedOut });
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      exitHandlers.delete(stop);
      resolve({ exit: null, output: String(error), timedOut });
    });
  });
}
