import { type ChildProcess, spawn } from 'node:child_process';

import type { Files } from '../support';

/** A folder `src/` with four small files. */
export const four: Files = {
  'src/1.txt': '1',
  'src/2.txt': '2',
  'src/3.txt': '3',
  'src/4.txt': '4',
};

/** @returns as many files, in `src/`, from `100.txt` on */
export function files(count: number): Files {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`src/${100 + index}.txt`, '']),
  );
}

/** @returns a child process that runs a line of JavaScript and prints nothing */
export function node(code: string): ChildProcess {
  return spawn(process.execPath, ['-e', code], { stdio: 'ignore' });
}
