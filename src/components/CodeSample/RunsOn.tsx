import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/**
 * A mark that says on which versions the sample ran when its output was recorded: a tick, whose text
 * shows on hover, on focus and on paper.
 */
export function RunsOn({ versions }: { readonly versions: string }): ReactNode {
  const [gulp = '', node = ''] = versions.split(' ');
  return (
    <span className={styles.runs} tabIndex={0}>
      <span>
        {translate(
          { id: 'code.runsOn', message: 'Runs on gulp {gulp}, Node.js {node}' },
          { gulp, node },
        )}
      </span>
    </span>
  );
}
