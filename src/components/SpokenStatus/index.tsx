import type { ReactNode } from 'react';

import { useDebounced } from '@site/src/browser/useDebounced';

import styles from './styles.module.css';

interface Props {
  /** The same as the page shows, without links and controls. */
  readonly children: ReactNode;
}

/** Says to screen readers what a form shows, a second after the last key. */
export function SpokenStatus({ children }: Props): ReactNode {
  return (
    <div role="status" className={styles.spoken}>
      {useDebounced(children)}
    </div>
  );
}
