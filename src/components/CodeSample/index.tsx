import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { CopyButton } from '../CopyButton';
import { Code } from './Code';
import { RunsOn } from './RunsOn';
import styles from './styles.module.css';

/** What `src/markdown/code-sample` writes for a fence. */
export interface CodeSampleProps {
  /** Highlighted at build. */
  readonly html: string;
  readonly title?: string;
  readonly kind?: 'output' | 'shell' | 'signature';
  /** The versions on which it ran; without them nothing is claimed. */
  readonly runs?: string;
}

/** A piece of code, or of terminal output. `early.ts` works its copy button. */
export default function CodeSample({ html, title, kind, runs }: CodeSampleProps): ReactNode {
  const name = title ?? nameOf(kind);
  return (
    <figure className={clsx(styles.block, kind && styles[kind])}>
      {title && <div className={styles.title}>{title}</div>}
      <CopyButton name={name} />
      <Code html={html} name={name} />
      {runs && <RunsOn versions={runs} />}
    </figure>
  );
}

function nameOf(kind: CodeSampleProps['kind']): string {
  switch (kind) {
    case 'output':
      return translate({ id: 'code.name.output', message: 'Terminal output' });
    case 'shell':
      return translate({ id: 'code.name.shell', message: 'Commands' });
    case 'signature':
      return translate({ id: 'code.name.signature', message: 'Signature' });
    default:
      return translate({ id: 'code.name.code', message: 'Code' });
  }
}
