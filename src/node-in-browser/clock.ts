/** A clock that jumps from one thing to do to the next, so that a build of minutes takes no time. */

type Job = () => void;

interface Timer {
  readonly at: number;
  readonly job: Job;
}

let now = 0;
const ticks: Job[] = [];
const microtasks: Job[] = [];
const timers: Timer[] = [];

/** Sets the clock to 0, with nothing to do. */
export function resetClock(): void {
  now = 0;
  dropJobs();
}

/** Leaves undone what is left, as the end of a process does. */
export function dropJobs(): void {
  for (const jobs of [ticks, microtasks, timers]) {
    jobs.length = 0;
  }
}

/** @returns milliseconds since the clock was reset */
export function time(): number {
  return now;
}

/** As `process.nextTick()`. */
export function nextTick(job: (...values: readonly unknown[]) => void, ...values: unknown[]): void {
  ticks.push(() => job(...values));
}

/** As the reaction to a promise. */
export function queueReaction(job: Job): void {
  microtasks.push(job);
}

/**
 * As `setTimeout()`, with a number for the delay.
 *
 * @param delay in milliseconds
 */
export function schedule(delay: number, job: Job): void {
  timers.push({ at: now + delay, job });
}

/** Does all that is to be done, in the order of Node.js, until nothing is left. */
export function runClock(): void {
  for (let jobs = nextJobs(); jobs; jobs = nextJobs()) {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      job();
    }
  }
}

/** All ticks; else all microtasks, those included that they queue; else the timer due soonest, the older of two. */
function nextJobs(): Job[] | undefined {
  if (ticks.length > 0 || microtasks.length > 0) {
    return ticks.length > 0 ? ticks : microtasks;
  }
  const due = Math.min(...timers.map(({ at }) => at));
  const index = timers.findIndex(({ at }) => at === due);
  const [timer] = index === -1 ? [] : timers.splice(index, 1);
  now = timer?.at ?? now;
  return timer && [timer.job];
}
