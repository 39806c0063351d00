import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/**
 * Copies the `<code>` of the `<figure>` or `<pre>` around it. It has no handler: `CodeSample/early.ts`
 * listens on the document and writes the outcome into `<output>`, whose content React leaves alone.
 */
export function CopyButton({ name }: { readonly name: string }): ReactNode {
  return (
    <div className={styles.copy}>
      <output suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <button
        type="button"
        aria-label={translate({ id: 'code.copyNamed', message: 'Copy: {name}' }, { name })}
        data-copied={translate({ id: 'code.copied', message: 'Copied' })}
        data-failed={translate({
          id: 'code.copyFailed',
          message: 'Copy failed: select the text and copy it by hand',
        })}
      >
        {translate({ id: 'code.copy', message: 'Copy' })}
      </button>
    </div>
  );
}
