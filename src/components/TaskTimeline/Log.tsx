import type { ReactNode } from 'react';

import type { Report } from '@site/src/task-timeline/report';

import styles from './styles.module.css';

/** The lines that gulp prints, with the time since its start. */
export function Log({ report: { log, error } }: { readonly report: Report }): ReactNode {
  return (
    <pre className={styles.log}>
      <code>{error ?? log.map(({ time, text }) => `[${clockTime(time)}] ${text}`).join('\n')}</code>
    </pre>
  );
}

function clockTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 19);
}
