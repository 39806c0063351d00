import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { settingsOf, type Ending, type TimelineCase } from '@site/src/task-timeline/case';
import type { Report } from '@site/src/task-timeline/report';

interface Props {
  readonly report: Report;
  readonly tested: TimelineCase;
}

/** Why a task is cut off, never starts or never ends, and the page that says what to do. */
export function Notes({ report: { runs, idle }, tested }: Props): ReactNode {
  const isThere = (ending: Ending): boolean =>
    runs.some(({ name }) => settingsOf(tested, name).ending === ending);
  const hasError = runs.some(({ outcome }) => outcome === 'failed');
  const isCut = idle.length > 0 || runs.some(({ outcome }) => outcome === 'cut off');
  const notes = [
    hasError && isCut && !tested.continues && (
      <Link to="/docs/api/series#error">
        <Translate id="tasks.note.error">
          The first error ends gulp: it cuts off what runs, and starts nothing more.
        </Translate>
      </Link>
    ),
    isThere('silent') && (
      <Link to="/docs/getting-started/async-completion#signal-error">
        <Translate id="tasks.note.silent">
          A task that gives no signal never ends for gulp, and holds up what comes after it.
        </Translate>
      </Link>
    ),
    isThere('early') && (
      <Link to="/docs/getting-started/async-completion#async-and-streams">
        <Translate id="tasks.note.early">
          A task that signals too early still works while the next one runs.
        </Translate>
      </Link>
    ),
    isThere('stays') && (
      <Link to="/docs/getting-started/async-completion#watchers">
        <Translate id="tasks.note.stays">
          A task that stays open, such as a server or a watcher, keeps gulp running.
        </Translate>
      </Link>
    ),
  ].filter(Boolean);
  return (
    notes.length > 0 && (
      <ul>
        {notes.map((note, number) => (
          <li key={number}>{note}</li>
        ))}
      </ul>
    )
  );
}
