import { type ClipboardEvent, useRef, useState } from 'react';

import { MAX_QUERY_SIZE } from '../query-size';
import { errorLineOf, linesOf } from './lines';
import type { LogEntry } from './match-log';

/**
 * Takes a log of several lines that is pasted into a search box, of which a browser would make one
 * long line. The box gets the first line that the pages explain as a cause, else the first that says that it is
 * an error, else the first line of all.
 *
 * @returns What the log holds, until the reader types something else; and the handlers of an
 *   element around the box.
 */
export function usePastedLog(): {
  readonly entries: readonly LogEntry[];
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onInput: () => void;
} {
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  /** Counts what goes into the box: the answer to a log is late once something else went in. */
  const latest = useRef(0);

  function onPaste(event: ClipboardEvent): void {
    const { target } = event;
    const log = event.clipboardData.getData('text');
    const [first = '', ...others] = linesOf(log);
    if (others.length === 0 || !(target instanceof HTMLInputElement)) {
      return;
    }
    event.preventDefault();
    latest.current += 1;
    const number = latest.current;
    const show = ({ line = first, entries: found }: ReadLog): void => {
      if (number === latest.current) {
        type(target, line);
        setEntries(found);
      }
    };
    readLog(log).then(show, () => show({ entries: [] }));
  }

  function onInput(): void {
    latest.current += 1;
    setEntries([]);
  }

  return { entries, onPaste, onInput };
}

interface ReadLog {
  readonly entries: readonly LogEntry[];
  /** What to search for. */
  readonly line?: string | undefined;
}

/** Few readers paste a log: what reads it comes with the first one. */
async function readLog(log: string): Promise<ReadLog> {
  const [{ loadMessages }, { isCause, matchLog }] = await Promise.all([
    import('./load-messages'),
    import('./match-log'),
  ]);
  const entries = matchLog(log, await loadMessages());
  const { line } = entries.find(isCause) ?? {};
  return { entries, line: line ?? errorLineOf(log) ?? entries[0]?.line };
}

/** Types as a reader would, so that listeners on the box run; its `maxLength` is for readers alone. */
function type(box: HTMLInputElement, text: string): void {
  box.setRangeText(text.slice(0, MAX_QUERY_SIZE), 0, box.value.length, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
