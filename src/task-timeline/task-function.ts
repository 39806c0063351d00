import type { TaskFunction } from 'undertaker';

import { queueReaction, schedule } from '../node-in-browser/clock';
import type { TaskSettings } from './case';

/** As far as `async-done` looks at a promise. */
interface Thenable {
  then(succeed: () => void, fail: (error: Error) => void): void;
}

/**
 * Makes a task that takes its time and ends as the reader says.
 *
 * @param stayOpen is called by a task that holds the process
 */
export function taskFunction(
  name: string,
  { ending, milliseconds }: TaskSettings,
  stayOpen: () => void,
): TaskFunction {
  // Of each run its own: gulp prints no error twice.
  const error = (): Error => new Error(`${name} failed`);
  const endings: Readonly<Record<TaskSettings['ending'], () => Thenable | undefined>> = {
    succeeds: () => promise(milliseconds, (succeed) => succeed()),
    fails: () => promise(milliseconds, (_, fail) => fail(error())),
    throws: () => {
      throw error();
    },
    silent: () => {
      work(milliseconds);
      return undefined;
    },
    early: () => {
      work(milliseconds);
      return { then: (succeed) => queueReaction(succeed) };
    },
    stays: () => {
      stayOpen();
      return undefined;
    },
  };
  const task = (): unknown => endings[ending]();
  return Object.defineProperty(task, 'name', { value: name });
}

/** The process waits for it, and gulp does not. */
function work(milliseconds: number): void {
  schedule(milliseconds, () => undefined);
}

function promise(
  milliseconds: number,
  settle: (...reactions: Parameters<Thenable['then']>) => void,
): Thenable {
  return {
    then: (succeed, fail) =>
      schedule(milliseconds, () => queueReaction(() => settle(succeed, fail))),
  };
}
