import Undertaker, { type TaskEvent, type TaskFunction } from 'undertaker';

import {
  dropJobs,
  queueReaction,
  resetClock,
  runClock,
  schedule,
  time,
} from '../node-in-browser/clock';
import { process } from '../node-in-browser/process';
import { settingsOf, type TaskSettings, type TimelineCase } from './case';
import { taskNames, type Command, type Composition } from './composition';
import { formatDuration } from './duration';
import type { LogLine, Report, Run } from './report';

/**
 * Runs a command as gulp does, on a clock that waits for nothing: `undertaker` and what it consists of
 * do the work, and tell what they start and end.
 *
 * @param one how each task ends, and the flag
 * @param command what runs
 */
export function simulate(one: TimelineCase, command: Command): Report {
  resetClock();
  process.env.UNDERTAKER_SETTLE = String(one.continues);
  const gulp = new Undertaker();
  const telling = tell(gulp, one);
  let exit: Report['exit'];
  let isHeld = false;
  let isCut = false;
  const hold = (): void => {
    isHeld = true;
  };

  try {
    // As the command line does.
    gulp.task(command.name, compose(gulp, one, command.composition, hold));
    gulp.parallel([command.name])((error) => {
      if (error) {
        exit = { time: time(), code: 1 };
        isCut = true;
        dropJobs();
      }
    });
    runClock();
  } catch (error) {
    return {
      error: error instanceof Error ? error.message : String(error),
      runs: [],
      idle: taskNames(command.composition),
      log: [],
      exit: { time: 0, code: 1 },
    };
  }
  if (!exit && !isHeld) {
    exit = { time: time(), code: telling.warn() };
  }
  return {
    runs: telling.runs.map((run) =>
      withWork(isCut ? cutOff(run, exit) : run, settingsOf(one, run.name), exit),
    ),
    idle: without(
      taskNames(command.composition),
      telling.runs.map(({ name }) => name),
    ),
    log: telling.log,
    ...(exit && { exit }),
  };
}

/** What is told while a command runs. */
interface Telling {
  readonly runs: Run[];
  readonly log: LogLine[];
  /** Says which tasks are open at the end. @returns the exit code */
  readonly warn: () => 0 | 1;
}

/** Prints what the command line prints of the same events, in `lib/versioned/^5.0.0/log` of gulp-cli 3.1.0. */
function tell(gulp: Undertaker, { continues }: TimelineCase): Telling {
  const runs: Run[] = [];
  const log: LogLine[] = [];
  const open = new Map<number, string>();
  const places = new Map<number, number>();
  const errors = new Set<unknown>();

  const print = (text: string, isError = false): void => {
    log.push({ time: time(), text, ...(isError && { isError }) });
  };
  const end = ({ uid }: TaskEvent, outcome: 'ended' | 'failed'): void => {
    const place = places.get(uid);
    const run = place === undefined ? undefined : runs[place];
    if (place !== undefined && run) {
      runs[place] = { ...run, end: time(), outcome };
    }
  };

  gulp.on('start', ({ uid, name, branch }) => {
    open.set(uid, name);
    if (!branch) {
      print(`Starting '${name}'...`);
      places.set(uid, runs.push({ name, start: time(), outcome: 'open' }) - 1);
    }
  });
  gulp.on('stop', (event) => {
    open.delete(event.uid);
    if (!event.branch) {
      print(`Finished '${event.name}' after ${formatDuration(event.duration)}`);
      end(event, 'ended');
    }
  });
  gulp.on('error', (event) => {
    if (continues) {
      open.delete(event.uid);
    } else {
      open.clear();
    }
    if (!event.branch) {
      print(`'${event.name}' errored after ${formatDuration(event.duration)}`, true);
      end(event, 'failed');
    }
    if (!errors.has(event.error)) {
      errors.add(event.error);
      print(firstLineOf(event.error), true);
    }
  });

  return {
    runs,
    log,
    warn: () => {
      if (open.size === 0) {
        return 0;
      }
      const names = [...open.values()].join(', ');
      print(
        `The following tasks did not complete: ${names}\nDid you forget to signal async completion?`,
        true,
      );
      return 1;
    },
  };
}

/** With `--continue`, a composition fails with a list of errors, which has no stack. */
function firstLineOf(error: unknown): string {
  return String(error instanceof Error ? error : new Error(String(error)));
}

function compose(
  gulp: Undertaker,
  one: TimelineCase,
  composition: Composition,
  hold: () => void,
): TaskFunction {
  // A task that is named twice is one function.
  const tasks = new Map<string, TaskFunction>();
  const toFunction = (part: Composition): TaskFunction => {
    if (part.kind !== 'task') {
      return gulp[part.kind](part.parts.map(toFunction));
    }
    const known = tasks.get(part.name) ?? taskOf(part.name, settingsOf(one, part.name), hold);
    tasks.set(part.name, known);
    return known;
  };
  return toFunction(composition);
}

/** As far as `async-done` looks at a promise. */
interface Thenable {
  then(succeed: () => void, fail: (error: Error) => void): void;
}

/** A task that takes its time and ends as the reader says. */
function taskOf(
  name: string,
  { ending, milliseconds }: TaskSettings,
  hold: () => void,
): TaskFunction {
  // Of each run its own: gulp prints no error twice.
  const error = (): Error => new Error(`${name} failed`);
  const endings: Readonly<Record<TaskSettings['ending'], () => Thenable | undefined>> = {
    ends: () => promise(milliseconds, (succeed) => succeed()),
    fails: () => promise(milliseconds, (_, fail) => fail(error())),
    throws: () => {
      throw error();
    },
    silent: () => {
      schedule(milliseconds, () => undefined);
      return undefined;
    },
    early: () => {
      schedule(milliseconds, () => undefined);
      return { then: (succeed) => queueReaction(succeed) };
    },
    stays: () => {
      hold();
      return undefined;
    },
  };
  const task = (): unknown => endings[ending]();
  return Object.defineProperty(task, 'name', { value: name });
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

/** gulp ends at an error, whatever still runs. */
function cutOff(run: Run, exit: Report['exit']): Run {
  return run.outcome === 'open' && exit ? { ...run, end: exit.time, outcome: 'cut off' } : run;
}

/** Adds work that gulp does not see, which the end of the process may cut off. */
function withWork(run: Run, { ending, milliseconds }: TaskSettings, exit: Report['exit']): Run {
  const done = run.start + milliseconds;
  return ending === 'silent' || ending === 'early'
    ? { ...run, work: Math.min(done, exit?.time ?? done) }
    : run;
}

/** What is left of a list, each element taken away as often as it is in the other. */
function without(all: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...taken];
  return all.filter((name) => {
    const place = left.indexOf(name);
    return place === -1 || left.splice(place, 1).length === 0;
  });
}
