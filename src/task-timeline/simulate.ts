import Undertaker, { type TaskFunction } from 'undertaker';

import { dropJobs, resetClock, runClock, time } from '../node-in-browser/clock';
import { process } from '../node-in-browser/process';
import { settingsOf, type TimelineCase } from './case';
import { taskNames, type Command, type Composition } from './composition';
import { recordEvents } from './record-events';
import type { Report, Run } from './report';
import { taskFunction } from './task-function';

/**
 * Runs a command as gulp does, on a clock that waits for nothing: `undertaker` and what it consists of
 * do the work, and tell what they start and end.
 *
 * @param one how each task ends, and the flag
 * @param command what runs
 * @returns what happens until gulp ends, or would wait for ever
 */
export function simulate(one: TimelineCase, command: Command): Report {
  resetClock();
  process.env.UNDERTAKER_SETTLE = String(one.continues);
  const gulp = new Undertaker();
  let isKeptOpen = false;
  const composed = compose(gulp, one, command.composition, () => {
    isKeptOpen = true;
  });
  if (typeof composed === 'string') {
    const idle = taskNames(command.composition);
    return { error: composed, runs: [], idle, log: [], exit: { time: 0, code: 1 } };
  }

  const { runs, log, reportOpenTasks } = recordEvents(gulp, one.continues);
  let cutAt: number | undefined;
  // As the command line does.
  gulp.task(command.name, composed);
  gulp.parallel([command.name])((error) => {
    if (error) {
      cutAt = time();
      dropJobs();
    }
  });
  runClock();
  const exit = exitOf(cutAt, isKeptOpen, reportOpenTasks);

  const known = [...runs.values()].map((run, place) =>
    place === 0 ? withTaskOf(run, command.composition) : { ...run, task: run.name },
  );
  return {
    runs: known.map((run) => withWork(run, one, cutAt)),
    idle: without(
      taskNames(command.composition),
      known.flatMap(({ task }) => task ?? []),
    ),
    log,
    ...(exit && { exit }),
  };
}

/** How the process ends: by an error, never, or as nothing is left to do. */
function exitOf(
  cutAt: number | undefined,
  isKeptOpen: boolean,
  reportOpenTasks: () => 0 | 1,
): Report['exit'] {
  if (cutAt !== undefined) {
    return { time: cutAt, code: 1 };
  }
  return isKeptOpen ? undefined : { time: time(), code: reportOpenTasks() };
}

/** @returns what the gulpfile exports, or why gulp cannot load it */
function compose(
  gulp: Undertaker,
  one: TimelineCase,
  composition: Composition,
  stayOpen: () => void,
): TaskFunction | string {
  // A task that is named twice is one function.
  const tasks = new Map<string, TaskFunction>();
  const toFunction = (part: Composition): TaskFunction => {
    if (part.kind !== 'task') {
      return gulp[part.kind](part.parts.map(toFunction));
    }
    const known =
      tasks.get(part.name) ?? taskFunction(part.name, settingsOf(one, part.name), stayOpen);
    tasks.set(part.name, known);
    return known;
  };
  try {
    return toFunction(composition);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A command that combines nothing is a task, under the name of the command. */
function withTaskOf(run: Run, composition: Composition): Run {
  return composition.kind === 'task' ? { ...run, task: composition.name } : run;
}

/**
 * Adds work that gulp does not see, and what its end cuts off.
 *
 * @param cutAt when an error ends gulp, if one does
 */
function withWork(run: Run, one: TimelineCase, cutAt: number | undefined): Run {
  const cutOff: Run =
    cutAt === undefined || run.outcome !== 'open'
      ? run
      : { ...run, end: cutAt, outcome: 'cut off' };
  if (run.task === undefined) {
    return cutOff;
  }
  const { ending, milliseconds } = settingsOf(one, run.task);
  const done = run.start + milliseconds;
  const isWorkCut = cutAt !== undefined && cutAt < done;
  if (ending === 'early' && run.outcome === 'ended') {
    return isWorkCut ? { ...run, work: cutAt, isWorkCut } : { ...run, work: done };
  }
  return ending === 'silent' && !isWorkCut ? { ...run, work: done } : cutOff;
}

/** What is left of a list, each element taken away as often as it is in the other. */
function without(all: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...taken];
  return all.filter((name) => {
    const place = left.indexOf(name);
    return place === -1 || left.splice(place, 1).length === 0;
  });
}
