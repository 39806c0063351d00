/**
 * Reads cases of the task timeline from standard input, runs each one on the installed gulp, and prints
 * what happened. Tasks wait for a clock that jumps; all else, promises, ticks and domains, is that of Node.js.
 * How the process would end is concluded here as in the page; timeline.test.ts lets some cases end by themselves.
 */
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';

import * as z from 'zod';

import { ENDINGS, settingsOf, type TimelineCase } from '../../../src/task-timeline/case';
import type { Composition } from '../../../src/task-timeline/composition';
import { readCommand } from '../../../src/task-timeline/read-command';
import { freshGulp } from '../support/fresh-gulp';

const caseSchema = z.object({
  text: z.string(),
  tasks: z.record(z.string(), z.object({ ending: z.enum(ENDINGS), milliseconds: z.number() })),
  continues: z.boolean(),
});
const event = z.object({ uid: z.number(), name: z.string(), branch: z.boolean() });

interface Timer {
  readonly at: number;
  readonly job: () => void;
}

/** Each error that a task throws puts off ticks that wait behind it for a turn of the event loop. */
const TURNS = 50;

/** Waits until nothing is left to do but what timers wait for. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await setImmediate();
  }
}

/** Runs one case until its process would end, or wait for ever. */
async function measureCourse(one: TimelineCase): Promise<unknown> {
  const { command } = readCommand(one.text);
  if (!command) {
    throw new Error(`No command: ${one.text}`);
  }
  const events: string[] = [];
  const open = new Set<number>();
  const timers: Timer[] = [];
  let now = 0;
  let isFailed = false;
  let isHeld = false;

  process.env.UNDERTAKER_SETTLE = String(one.continues);
  const gulp = freshGulp();
  for (const kind of ['start', 'stop', 'error']) {
    gulp.on(kind, (value) => {
      const { uid, name, branch } = event.parse(value);
      if (!branch && !isFailed) {
        events.push(`${now} ${kind} ${name}`);
      }
      if (kind === 'start') {
        open.add(uid);
      } else {
        open.delete(uid);
      }
    });
  }
  const work = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      timers.push({ at: now + milliseconds, job: resolve });
    });

  const functions = new Map<string, () => unknown>();
  const taskOf = (name: string): (() => unknown) => {
    const { ending, milliseconds } = settingsOf(one, name);
    const task = {
      succeeds: () => work(milliseconds),
      fails: async () => {
        await work(milliseconds);
        throw new Error(`${name} failed`);
      },
      throws: () => {
        throw new Error(`${name} failed`);
      },
      silent: () => {
        void work(milliseconds);
      },
      early: async () => {
        void work(milliseconds);
      },
      stays: () => {
        isHeld = true;
      },
    }[ending];
    const known = functions.get(name) ?? Object.defineProperty(task, 'name', { value: name });
    functions.set(name, known);
    return known;
  };
  const toFunction = (part: Composition): unknown =>
    part.kind === 'task' ? taskOf(part.name) : gulp[part.kind](...part.parts.map(toFunction));

  gulp.task(command.name, toFunction(command.composition));
  gulp.parallel(command.name)((error: unknown) => {
    isFailed ||= Boolean(error);
  });
  await settle();
  for (;;) {
    const due = Math.min(...timers.map(({ at }) => at));
    const index = timers.findIndex(({ at }) => at === due);
    const timer = index === -1 ? undefined : timers.splice(index, 1)[0];
    if (!timer || isFailed) {
      break;
    }
    now = timer.at;
    timer.job();
    await settle();
  }
  if (isFailed) {
    return { events, exit: { time: now, code: 1 } };
  }
  return {
    events,
    ...(!isHeld && { exit: { time: now, code: open.size > 0 ? 1 : 0 } }),
  };
}

const courses: unknown[] = [];
for (const one of z.array(caseSchema).parse(JSON.parse(await text(process.stdin)))) {
  courses.push(await measureCourse(one));
}
console.log(JSON.stringify(courses));
