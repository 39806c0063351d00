import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { formatMoment } from '@site/src/task-timeline/duration';
import type { Report, Run } from '@site/src/task-timeline/report';

import styles from './styles.module.css';

/** Width of a drawing, in its own units. */
const WIDTH = 1_000;
const NARROWEST = 4;

/** A row for each run of a task: when it starts and ends, drawn and written. */
export function Runs({ report }: { readonly report: Report }): ReactNode {
  const { runs, idle, exit } = report;
  const span = spanOf(report);
  return (
    <table
      className={styles.timeline}
      aria-label={translate({ id: 'tasks.runs', message: 'Timeline' })}
    >
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
              <span>{describe(run, exit !== undefined)}</span>
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
  const { start, end = span, work, outcome } = run;
  // gulp waits for a task without a signal, whose work is over.
  const known = outcome === 'open' && work !== undefined ? work : end;
  const look = outcome === 'ended' || outcome === 'failed' ? styles[outcome] : styles.open;
  return (
    <svg
      className={styles.run}
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect
        className={styles.open}
        y="4"
        height="2"
        {...placeOf(start, Math.max(end, work ?? end), span)}
      />
      <rect className={look} height="10" {...placeOf(start, known, span)} />
    </svg>
  );
}

/** A time in the drawing, wide enough to be seen. */
function placeOf(from: number, to: number, span: number): { x: number; width: number } {
  const scale = (time: number): number => Math.round((time / span) * WIDTH);
  return {
    x: Math.min(scale(from), WIDTH - NARROWEST),
    width: Math.max(scale(to) - scale(from), NARROWEST),
  };
}

/** What a bar shows, in words. */
function describe({ start, end, work, isWorkCut, outcome }: Run, isOver: boolean): string {
  const values = {
    start: formatMoment(start),
    end: formatMoment(end ?? 0),
    work: formatMoment(work ?? 0),
  };
  if (outcome === 'failed') {
    return translate({ id: 'tasks.run.failed', message: '{start} to {end}: fails' }, values);
  }
  if (outcome === 'cut off') {
    return translate({ id: 'tasks.run.cut', message: '{start} to {end}: cut off' }, values);
  }
  if (outcome === 'ended' && work !== undefined) {
    return isWorkCut
      ? translate(
          { id: 'tasks.run.earlyCut', message: '{start}: signals its end; cut off at {work}' },
          values,
        )
      : translate(
          { id: 'tasks.run.early', message: '{start}: signals its end; works until {work}' },
          values,
        );
  }
  if (outcome === 'ended') {
    return translate({ id: 'tasks.run.ended', message: '{start} to {end}' }, values);
  }
  if (work !== undefined) {
    return translate(
      { id: 'tasks.run.silent', message: 'from {start}: works until {work}, and never ends' },
      values,
    );
  }
  return isOver
    ? translate({ id: 'tasks.run.open', message: 'from {start}: never ends' }, values)
    : translate({ id: 'tasks.run.held', message: 'from {start}: still runs' }, values);
}
