import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Watcher } from '../../support/gulp';
import { write } from './claim';

/**
 * Waits between two changes, in milliseconds, 38 seconds together. They grow, for on a busy machine the
 * watcher looks at a file so late that the next change has undone the one before.
 */
const PAUSES = Array.from({ length: 8 }, (_, times) => 150 * 2 ** times);

/** Writes a file with a text that it never held before, so that its time and size may stay. */
export function change(file: string): void {
  write({ [file]: String(process.hrtime.bigint()) });
}

/**
 * Removes a file or an empty folder, but only when the watcher has reported it: chokidar 3.6 stays deaf
 * for good to a name that goes between its discovery and its watch.
 *
 * @param name a path, relative to the working directory; it is not there yet
 * @param make makes it; nothing happens if it is done again
 * @returns what to do until the watcher reports the removal
 */
export function removeOnceSeen(watcher: Watcher, name: string, make: () => void): () => void {
  let isSeen = false;
  watcher.on('all', (event, path) => {
    isSeen ||= String(event).startsWith('add') && resolve(String(path)) === resolve(name);
  });
  return () => {
    if (isSeen) {
      rmSync(name, { force: true, recursive: true });
    } else {
      make();
    }
  };
}

/**
 * Lets a watcher end what it still looks for: chokidar 3.6 looks once more for a folder that was missing,
 * after `ready`, and again at a folder when it hears that the folder went. Made meanwhile, it is seen.
 *
 * @returns `act`, which does nothing in the second after it is first called
 */
export function afterASecond(act: () => void): () => void {
  let first: number | undefined;
  return () => {
    first ??= Date.now();
    if (Date.now() - first > 1_000) {
      act();
    }
  };
}

/** @returns a list that grows by `change src/a.txt` and its like, with the working directory as `.` */
export function reportedEvents(watcher: Watcher): readonly string[] {
  const events: string[] = [];
  watcher.on('all', (event, path) => {
    const text = `${String(event)} ${String(path).replace(process.cwd(), '.')}`;
    if (!events.includes(text)) {
      events.push(text);
    }
  });
  return events;
}

/** Waits until a watcher has ended its first search. */
export function ready(watcher: Watcher): Promise<void> {
  return new Promise((done) => {
    watcher.on('ready', () => done());
  });
}

/**
 * Changes files until a watcher reports it, then closes the watcher.
 *
 * @param watcher one that is new, so that `ready` is still to come
 * @param expected the event to wait for, such as `change src/a.txt`, or several
 * @param act changes the files; done again until they came, for the watcher can begin to look
 *   after the first change, so a file that it makes must stay. That holds for polling, too: `ready` can
 *   come before the first look at a folder, which then shows the change as what was always there
 * @returns the events that came until then, each once
 * @throws {Error} with the events that did come, when one of these has not after all pauses
 */
export function eventsUntil(
  watcher: Watcher,
  expected: string | readonly string[],
  act: () => void,
): Promise<readonly string[]> {
  return until(watcher, [expected].flat(), ready(watcher), act);
}

/**
 * Shows that a watcher misses what another one reports.
 *
 * @param silent the new watcher that is said to miss it
 * @param loud a new watcher that reports it
 * @param event what `loud` reports
 * @param act changes the files
 * @returns what the first watcher reported; nothing, if the claim holds
 */
export async function missedBy(
  silent: Watcher,
  loud: Watcher,
  event: string,
  act: () => void,
): Promise<readonly string[]> {
  const events = reportedEvents(silent);
  try {
    await until(loud, [event], Promise.all([ready(silent), ready(loud)]), act);
    // One that reports it, too, may come second.
    await wait(250);
  } finally {
    await silent.close();
  }
  return events;
}

async function until(
  watcher: Watcher,
  expected: readonly string[],
  start: Promise<unknown>,
  act: () => void,
): Promise<readonly string[]> {
  const events = reportedEvents(watcher);
  const seen = new Promise<boolean>((done) => {
    watcher.on('all', () => {
      if (expected.every((event) => events.includes(event))) {
        done(true);
      }
    });
  });
  await start;
  try {
    for (const pause of PAUSES) {
      act();
      if (await Promise.race([seen, wait(pause, false, { ref: false })])) {
        return events;
      }
    }
    throw new Error(
      `The watcher did not report all of: ${expected.join(', ')}. It reported: ${events.join(', ')}`,
    );
  } finally {
    await watcher.close();
  }
}
