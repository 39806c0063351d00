import type { ReactNode } from 'react';

import styles from './styles.module.css';

interface CodeProps {
  /** Highlighted at build; absent where the code holds elements, such as links. */
  readonly html?: string | undefined;
  readonly children?: ReactNode;
  /** What a screen reader calls it. */
  readonly name: string;
}

/** The code itself; it can be focused, since without a pointer only the keyboard scrolls it. */
export function Code({ html, children, name }: CodeProps): ReactNode {
  return (
    <pre className={styles.pre} tabIndex={0} role="group" aria-label={name}>
      {html === undefined ? (
        <code>{children}</code>
      ) : (
        <code dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </pre>
  );
}
