import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** Says that what answers did not load, or failed. */
export function Failure({ failure }: { readonly failure: string }): ReactNode {
  return (
    <p className={styles.error}>
      <Translate id="tool.failure" values={{ failure: <code>{failure}</code> }}>
        {'No result for this case: {failure}. Change a field to try again, or reload the page.'}
      </Translate>
    </p>
  );
}
