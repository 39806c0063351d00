import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { normalise } from '../../../../scripts/samples/normalise';
import { samplesModules } from '../../../../src/samples/paths';
import { temporaryFolder } from '../../support/temporary-folder';
import { linkPackages } from './gulpfile';

/** What a command printed and how it ended. */
export interface Run {
  /** Exit code; undefined if a signal ended it. */
  readonly exit: number | undefined;
  /** Lines of both outputs, without times, colors, stack frames and the project's folder. */
  readonly lines: readonly string[];
}

/**
 * Runs a command in the working directory, which finds the packages of `samples/`.
 *
 * Both outputs go to one file, in the order of writing. gulp writes the time and the text of a line one after the
 * other: what comes from two pipes can have a piece of an error between them.
 *
 * @param command such as `gulp build` or `node build.mjs`
 * @param environment variables beside those of the tests
 */
export function run(
  command: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Run> {
  linkPackages();
  const [program = '', ...words] = command.split(' ');
  const script = program === 'node' ? [] : [path.join(samplesModules, '.bin', program)];
  const log = path.join(temporaryFolder(), 'output.log');
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [...script, ...words], {
    env: { ...process.env, FORCE_COLOR: '0', NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const folder = process.cwd();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const lines = normalise(readFileSync(log, 'utf8'), [folder]).split('\n');
      resolve({ exit: code ?? undefined, lines: lines.map(withoutTime) });
    });
  });
}

/**
 * Runs tasks in one process, one after the other, also behind one that fails.
 *
 * @returns the lines of each, from the one that says that it starts
 */
export async function runEach(
  tasks: readonly string[],
  environment?: Readonly<Record<string, string>>,
): Promise<readonly (readonly string[])[]> {
  const { lines } = await run(`gulp --continue --series ${tasks.join(' ')}`, environment);
  const starts = tasks.map((task) => lines.indexOf(`Starting '${task}'...`));
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}

/** A whole line, or what it must be like. */
type Line = string | ((printed: string) => boolean);

/**
 * Runs a command and looks for lines of its output.
 *
 * @param wanted a line, or several
 * @returns the exit code, and for each whether there is such a line
 */
export async function exitAndLine(
  command: string,
  wanted: Line | readonly Line[],
  environment?: Readonly<Record<string, string>>,
): Promise<readonly [exit: number | undefined, ...isPrinted: boolean[]]> {
  const { exit, lines } = await run(command, environment);
  const isPrinted = [wanted]
    .flat()
    .map((line) => (typeof line === 'string' ? lines.includes(line) : lines.some(line)));
  return [exit, ...isPrinted];
}

/** gulp begins its lines with the time of day, which a claim does not need. */
function withoutTime(line: string): string {
  return line.replace(/^\[12:00:00\] /, '');
}
