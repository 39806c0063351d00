import type { ReactNode } from 'react';

import { CopyButton } from '../CopyButton';
import styles from './styles.module.css';

interface Props {
  /** What is copied, as the button says it. */
  readonly name: string;
  readonly code: string;
}

/** Code that a tool writes for a gulpfile, with a button that copies it. */
export function Code({ name, code }: Props): ReactNode {
  return (
    <pre className={styles.code}>
      <code>{code}</code>
      <CopyButton name={name} />
    </pre>
  );
}
