import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { CopyButton } from '../CopyButton';
import { Code } from './Code';
import { RunsOn } from './RunsOn';
import { WholeFile } from './WholeFile';
import styles from './styles.module.css';

/** What `src/markdown/code-samples.ts` writes for a fence. */
interface CodeSampleProps {
  /** Highlighted at build. */
  readonly html?: string;
  /** The code of a signature whose types are links, in place of `html`. */
  readonly children?: ReactNode;
  readonly title?: string;
  readonly kind?: 'output' | 'shell' | 'signature';
  /** The versions of gulp and Node.js on which it ran; without them nothing is claimed. */
  readonly runs?: string;
  /** Set where the code holds a part of a file, and the whole that is copied. */
  readonly part?: string;
}

/**
 * A piece of code, or of terminal output. `early.ts` works its copy button, which stands where there
 * is something to type.
 */
export default function CodeSample({
  html,
  children,
  title,
  kind,
  runs,
  part,
}: CodeSampleProps): ReactNode {
  const name = title ?? nameOf(kind);
  const isTyped = kind !== 'output' || html?.includes('<b class=q>');
  return (
    <figure className={clsx(styles.block, kind && styles[kind])}>
      {(isTyped || title) && (
        <div className={clsx(styles.bar, (title || part || runs) && styles.named)}>
          {title && <span className={styles.file}>{title}</span>}
          {part && <WholeFile />}
          {runs && <RunsOn versions={runs} />}
          {isTyped && <CopyButton name={name} />}
        </div>
      )}
      <Code html={html} name={name}>
        {children}
      </Code>
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
