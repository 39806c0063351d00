import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { LogEntry } from './match-log';
import styles from './styles.module.css';

interface LogEntriesProps {
  readonly entries: readonly LogEntry[];
  readonly onOpen?: () => void;
}

/** Links to what explains the lines of a log, in the order of the log. */
export function LogEntries({ entries, onOpen }: LogEntriesProps): ReactNode {
  return (
    <ol className={styles.entries}>
      {entries.map(({ text, path, page, line }) => (
        <li key={text}>
          <Link to={path} onClick={onOpen}>
            <code>{text}</code>
          </Link>{' '}
          <small>{page}</small>
          <samp>{line}</samp>
        </li>
      ))}
    </ol>
  );
}
