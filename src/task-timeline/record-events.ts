import type Undertaker from 'undertaker';
import type { TaskEvent } from 'undertaker';

import { time } from '../node-in-browser/clock';
import { formatDuration } from './duration';
import type { LogLine, Run } from './report';

/** What is recorded while a command runs. */
interface Recording {
  /** By the number that gulp gives each, in the order of their starts. */
  readonly runs: ReadonlyMap<number, Run>;
  readonly log: LogLine[];
  /** Prints which tasks are open, as gulp does at the end of its process. @returns the exit code */
  readonly reportOpenTasks: () => 0 | 1;
}

/**
 * Prints what the command line prints of the same events, in `lib/versioned/^5.0.0/log` of gulp-cli 3.1.0.
 *
 * @param continues whether it has the flag `--continue`
 */
export function recordEvents(gulp: Undertaker, continues: boolean): Recording {
  const runs = new Map<number, Run>();
  const log: LogLine[] = [];
  const open = new Map<number, string>();
  const errors = new Set<unknown>();

  const print = (text: string): void => {
    log.push({ time: time(), text });
  };
  const end = ({ uid }: TaskEvent, outcome: 'ended' | 'failed'): void => {
    const run = runs.get(uid);
    if (run) {
      runs.set(uid, { ...run, end: time(), outcome });
    }
  };

  gulp.on('start', ({ uid, name, branch }) => {
    open.set(uid, name);
    if (!branch) {
      print(`Starting '${name}'...`);
      runs.set(uid, { name, start: time(), outcome: 'open' });
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
      print(`'${event.name}' errored after ${formatDuration(event.duration)}`);
      end(event, 'failed');
    }
    if (!errors.has(event.error)) {
      errors.add(event.error);
      print(firstLineOf(event.error));
    }
  });

  return {
    runs,
    log,
    reportOpenTasks: () => {
      if (open.size === 0) {
        return 0;
      }
      const names = [...open.values()].join(', ');
      print(
        `The following tasks did not complete: ${names}\nDid you forget to signal async completion?`,
      );
      return 1;
    },
  };
}

/**
 * The stack is left out, which names files of the reader. With `--continue`, a composition fails with a list
 * of errors, which has none.
 */
function firstLineOf(error: unknown): string {
  return String(error instanceof Error ? error : new Error(String(error)));
}
