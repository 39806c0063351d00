import { setTimeout } from 'node:timers/promises';

import { applyChanges } from './apply-changes';
import { checkFile } from './check-file';
import { type RunningCommand, startCommand, waitFor } from './running-command';
import { inFormat } from '../../src/samples/formats/in-format';
import { asShown, upTo, withoutTimes } from './normalise';
import type { PreparedProject } from './prepare';
import type { SampleStep } from '../../src/samples/schema';

/** What a step did. */
export interface StepResult {
  /** Everything it printed, normalised. */
  readonly output: string;
  /** The part that is recorded: up to the line of `until`, where there is one. */
  readonly recorded: string;
  /** The same with the times of this run. */
  readonly shown: string;
  /** The exit code; `undefined` where the process was stopped from outside. */
  readonly exit: number | undefined;
  /** Why the step did not come to its end, as a sentence. */
  readonly stuck: string | undefined;
}

/** Times in milliseconds, generous because a busy machine delivers file events late. */
interface StepTimes {
  readonly limit: number;
  readonly settle: number;
  /** The same before a file is removed, for a removal cannot be repeated. */
  readonly settleForRemoval: number;
  /** How long the command may be silent after a change before the change is repeated. */
  readonly repeat: number;
}

const defaultTimes: StepTimes = {
  limit: 60_000,
  settle: 300,
  settleForRemoval: 1_000,
  repeat: 5_000,
};

/**
 * Runs one step of a sample.
 *
 * @param step what to run, what to change before and during it, and when to stop it
 * @param project the prepared copy
 * @param times the time limits; tests pass shorter ones
 * @returns the output and the exit code; a step that does not end is stopped and says why
 */
export async function runStep(
  step: SampleStep,
  project: PreparedProject,
  times: StepTimes = defaultTimes,
): Promise<StepResult> {
  await applyChanges(project.folder, step);
  const inRun = (text: string): string => inFormat(text, project.format, project.modules);
  const command = startCommand(inRun(step.command), {
    folder: project.folder,
    home: project.home,
    env: step.env ?? {},
  });
  const show = (): string => asShown(command.output(), [project.folder]);
  const read = (): string => withoutTimes(show());
  try {
    const stuck = await follow(step, { command, project, times, read, inRun });
    const exit = command.exitCode();
    await command.stop();
    const all = show();
    const output = withoutTimes(all);
    const recorded =
      step.until === undefined ? output : upTo(output, inRun(step.until.seen), step.until.times);
    const shown = all.split('\n').slice(0, recorded.split('\n').length).join('\n');
    return { output, recorded, shown, exit: step.until === undefined ? exit : undefined, stuck };
  } finally {
    await command.stop();
  }
}

interface Run {
  readonly command: RunningCommand;
  readonly project: PreparedProject;
  readonly times: StepTimes;
  readonly read: () => string;
  readonly inRun: (text: string) => string;
}

async function follow(step: SampleStep, run: Run): Promise<string | undefined> {
  const { command, project, times, read, inRun } = run;
  const limit = performance.now() + times.limit;
  const ended = (): boolean => command.exitCode() !== undefined;
  let lastChange: (() => Promise<void>) | undefined;

  const missing = async (text: string, count: number): Promise<string | undefined> => {
    const seen = (): boolean => read().split(text).length > count;
    await waitRepeating(() => ended() || seen(), { command, times, limit, repeat: lastChange });
    return seen() ? undefined : notSeen(text, count, ended(), times);
  };

  for (const action of step.during) {
    const problem = await missing(inRun(action.when), action.times);
    if (problem !== undefined) {
      return `"when": ${problem}`;
    }
    await setTimeout(action.remove === undefined ? times.settle : times.settleForRemoval);
    lastChange = () => applyChanges(project.folder, action);
    await lastChange();
  }
  if (step.until === undefined) {
    await waitFor(ended, limit - performance.now());
    return ended()
      ? undefined
      : `it did not end in ${seconds(times)}. To let it go on, stop it with "until".`;
  }
  const problem = await missing(inRun(step.until.seen), step.until.times);
  if (problem !== undefined) {
    return `"until": ${problem}`;
  }
  // A watcher on a busy machine reports its files in parts, and each part starts a task: what `until` counts
  // may be the run before the one that was meant. So what that one writes is waited for.
  await waitRepeating(() => ended() || areAsExpected(project.folder, step), {
    command,
    times,
    limit: Math.min(limit, performance.now() + 2.5 * times.repeat),
    repeat: lastChange,
  });
  await setTimeout(times.settle);
  return undefined;
}

function areAsExpected(folder: string, { files }: SampleStep): boolean {
  return Object.entries(files).every(
    ([file, check]) => checkFile(folder, file, check).length === 0,
  );
}

interface Waiting {
  readonly command: RunningCommand;
  readonly times: StepTimes;
  /** The moment at which the step's time is up. */
  readonly limit: number;
  readonly repeat: (() => Promise<void>) | undefined;
}

/**
 * A watcher that was not ready when a file changed never reports it. So where a command stays
 * silent for long, the change is repeated.
 */
async function waitRepeating(condition: () => boolean, waiting: Waiting): Promise<void> {
  const { command, times, limit, repeat } = waiting;
  while (!condition() && performance.now() < limit) {
    const before = command.output().length;
    const left = Math.min(times.repeat, limit - performance.now());
    const met = await waitFor(condition, left);
    if (!met && repeat !== undefined && command.output().length === before) {
      await repeat();
    }
  }
}

function notSeen(text: string, count: number, ended: boolean, times: StepTimes): string {
  const often = count === 1 ? '' : ` ${count} times`;
  const when = ended ? 'before the process ended' : `in ${seconds(times)}`;
  return `${JSON.stringify(text)} was not seen${often} ${when}.`;
}

function seconds(times: StepTimes): string {
  return `${times.limit / 1000} s`;
}
