import { spawnSync } from 'node:child_process';
import path from 'node:path';

import * as z from 'zod';

import { projectRoot } from '../../../src/samples/paths';
import type { TimelineCase } from '../../../src/task-timeline/case';
import type { Command } from '../../../src/task-timeline/composition';
import { readCommand } from '../../../src/task-timeline/read-command';
import type { Report } from '../../../src/task-timeline/report';
import type { simulate } from '../../../src/task-timeline/simulate';
import { bundleForBrowser } from '../support/bundle-for-browser';

const timelineSchema = z.object({
  simulate: z.custom<typeof simulate>((value) => typeof value === 'function'),
});

/**
 * Bundles what runs tasks in the page, as the site does.
 *
 * @returns what it exports, and the packages in it
 * @throws Error of webpack
 */
export async function bundleTimeline() {
  const { exports, packages } = await bundleForBrowser('src/task-timeline/simulate.ts');
  return { ...timelineSchema.parse(exports), packages };
}

/** @returns the command of a text that can be read */
export function commandOf(text: string): Command {
  const { command, problem } = readCommand(text);
  if (problem) {
    throw new Error(`${text}: ${problem.reason} ${problem.found}`);
  }
  return command;
}

/** What can be compared: each start and end of a task, in order, and the end of the process. */
export interface Course {
  /** For example `300 stop css`. */
  readonly events: readonly string[];
  readonly exit?: Report['exit'];
}

const LINES = [
  [/^Starting '(.+)'\.\.\.$/u, 'start'],
  [/^Finished '(.+)' after /u, 'stop'],
  [/^'(.+)' errored after /u, 'error'],
] as const;

/** @returns the part of a report that gulp tells too, as its log has it */
export function courseOf({ log, exit }: Report): Course {
  const events = log.flatMap(({ time, text }) =>
    LINES.flatMap(([line, kind]) => {
      const [, name] = line.exec(text) ?? [];
      return name === undefined ? [] : [`${time} ${kind} ${name}`];
    }),
  );
  return { events, ...(exit && { exit }) };
}

/** @returns starts and ends of tasks, as the runs of a report have them, sorted */
export function eventsOfRuns({ runs }: Report): readonly string[] {
  const ends = { ended: 'stop', failed: 'error', 'cut off': undefined, open: undefined } as const;
  const events = runs.flatMap(({ name, start, end, outcome }) => [
    `${start} start ${name}`,
    ...(ends[outcome] ? [`${end} ${ends[outcome]} ${name}`] : []),
  ]);
  return events.sort();
}

const courses = z.array(
  z.object({
    events: z.array(z.string()),
    exit: z.object({ time: z.number(), code: z.union([z.literal(0), z.literal(1)]) }).optional(),
  }),
);

/**
 * Asks the installed gulp what it makes of cases, in a process of its own: what a task throws would else
 * come to the test runner.
 *
 * @returns the course of each case, in their order
 * @throws Error if the process fails
 */
export function askGulp(cases: readonly TimelineCase[]): readonly Course[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'gulp-courses.mts')],
    { input: JSON.stringify(cases), encoding: 'utf8', cwd: projectRoot, maxBuffer: 50_000_000 },
  );
  if (status !== 0) {
    throw new Error(`gulp-courses.mts failed: ${stderr}`);
  }
  return courses.parse(JSON.parse(stdout));
}
