import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { settingsOf, type Ending } from '@site/src/task-timeline/case';

import type { FoundReport } from './find-report';

/** Why a task is cut off, never starts or never ends, and the page that says what to do. */
export function Notes({ report: { runs, idle, exit }, tested }: FoundReport): ReactNode {
  const isThere = (ending: Ending): boolean =>
    runs.some(({ task }) => task !== undefined && settingsOf(tested, task).ending === ending);
  const hasError = runs.some(({ outcome }) => outcome === 'failed');
  const isCut =
    idle.length > 0 || runs.some(({ outcome, isWorkCut }) => outcome === 'cut off' || isWorkCut);
  const notes = [
    hasError && isCut && !tested.continues && (
      <Note key="error" to="/docs/api/series#error">
        <Translate id="tasks.note.error">
          The first error ends gulp: it cuts off what runs, and starts nothing more.
        </Translate>
      </Note>
    ),
    isThere('silent') && (
      <Note key="silent" to="/docs/getting-started/async-completion#signal-error">
        <Translate id="tasks.note.silent">
          A task that gives no signal never ends: in a series(), what comes after it never starts.
        </Translate>
      </Note>
    ),
    isThere('early') && (
      <Note key="early" to="/docs/getting-started/async-completion#async-and-streams">
        <Translate id="tasks.note.early">
          A task that signals too early still works while gulp goes on: the next task may need its
          files.
        </Translate>
      </Note>
    ),
    !exit && (
      <Note key="stays" to="/docs/getting-started/async-completion#watchers">
        <Translate id="tasks.note.stays">
          A task that runs on keeps gulp running: in a series(), what comes after it never starts.
        </Translate>
      </Note>
    ),
  ].filter(Boolean);
  return notes.length > 0 && <ul>{notes}</ul>;
}

function Note(props: { readonly to: string; readonly children: ReactNode }): ReactNode {
  return (
    <li>
      <Link {...props} />
    </li>
  );
}
