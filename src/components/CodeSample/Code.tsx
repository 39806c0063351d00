import type { ReactNode } from 'react';

import styles from './styles.module.css';

interface CodeProps {
  readonly html: string;
  /** What a screen reader calls it. */
  readonly name: string;
}

/** The code itself; it can be focused, since without a pointer only the keyboard scrolls it. */
export function Code({ html, name }: CodeProps): ReactNode {
  return (
    <pre className={styles.pre} tabIndex={0} role="group" aria-label={name}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
