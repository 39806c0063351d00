import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { formatMilliseconds } from '@site/src/task-timeline/duration';
import type { Report, Run } from '@site/src/task-timeline/report';

import styles from './styles.module.css';

/** Width of a drawing, in its own units. */
const WIDTH = 1_000;

/** A row for each run of a task: when it starts and ends, drawn and written. */
export function Runs({ report }: { readonly report: Report }): ReactNode {
  const { runs, idle, exit } = report;
  const span = spanOf(report);
  return (
    <table className={styles.runs}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tasks.column.task">Task</Translate>
          </th>
          <th scope="col">
            <Translate id="tasks.column.run">From start to end</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run, number) => (
          // A task may run several times.
          <tr key={number}>
            <th scope="row">{run.name}</th>
            <td>
              <Bar run={run} span={span} />
              {describe(run, exit !== undefined)}
            </td>
          </tr>
        ))}
        {idle.map((name, number) => (
          <tr key={`idle${number}`} className={styles.idle}>
            <th scope="row">{name}</th>
            <td>
              <Translate id="tasks.run.idle">never starts</Translate>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All that is drawn; what has no end goes on for a while. */
function spanOf({ runs, exit }: Report): number {
  const times = runs.flatMap(({ start, end, work }) => [start, end ?? 0, work ?? 0]);
  const last = Math.max(...times, exit?.time ?? 0, 1);
  return runs.some(({ outcome }) => outcome === 'open') ? last * 1.1 : last;
}

function Bar({ run, span }: { readonly run: Run; readonly span: number }): ReactNode {
  const { start, end = span, work = 0, outcome } = run;
  const place = (time: number): number => Math.round((time / span) * WIDTH);
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {work > end && (
        <rect
          className={styles.unseen}
          x={place(start)}
          y="3"
          width={place(work) - place(start)}
          height="4"
        />
      )}
      <rect
        className={outcome === 'ended' || outcome === 'failed' ? styles[outcome] : styles.open}
        x={Math.min(place(start), WIDTH - 4)}
        width={Math.max(place(end) - place(start), 4)}
        height="10"
      />
    </svg>
  );
}

/** What a bar shows, in words. */
function describe({ start, end, work, outcome }: Run, isOver: boolean): string {
  const values = {
    start: formatMilliseconds(start),
    end: formatMilliseconds(end ?? 0),
    work: formatMilliseconds(work ?? 0),
  };
  if (outcome === 'failed') {
    return translate({ id: 'tasks.run.failed', message: '{start} to {end}: fails' }, values);
  }
  if (outcome === 'cut off') {
    return translate({ id: 'tasks.run.cut', message: '{start} to {end}: cut off' }, values);
  }
  if (outcome === 'ended') {
    return work === undefined
      ? translate({ id: 'tasks.run.ended', message: '{start} to {end}' }, values)
      : translate(
          { id: 'tasks.run.early', message: '{start}: ends for gulp, and works until {work}' },
          values,
        );
  }
  if (work !== undefined) {
    return translate(
      { id: 'tasks.run.silent', message: 'from {start}: works until {work}, and never ends' },
      values,
    );
  }
  return isOver
    ? translate({ id: 'tasks.run.open', message: 'from {start}: never ends' }, values)
    : translate({ id: 'tasks.run.held', message: 'from {start}: still open' }, values);
}
