import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** Says on which versions the sample ran when its output was recorded. */
export function RunsOn({ versions }: { readonly versions: string }): ReactNode {
  return (
    <figcaption className={styles.runs}>
      {translate({ id: 'code.runsOn', message: 'Runs on {versions}' }, { versions })}
    </figcaption>
  );
}
