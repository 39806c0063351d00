import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/**
 * The switch between a part of a file and the whole that is copied. The style sheet reads the box, so
 * that it works without JavaScript.
 */
export function WholeFile(): ReactNode {
  return (
    <label className={styles.whole}>
      <input type="checkbox" />
      {translate({ id: 'code.wholeFile', message: 'Whole file' })}
    </label>
  );
}
