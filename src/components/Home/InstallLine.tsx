import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

const COMMAND = 'npm install --save-dev gulp';

/** The install command with a copy button, which the early script works like those of samples. */
export default function InstallLine(): ReactNode {
  return (
    <figure className={styles.install}>
      <pre>
        <code>{COMMAND}</code>
      </pre>
      <button
        type="button"
        className="clean-btn"
        aria-label={translate({ id: 'home.install.copy', message: 'Copy the install command' })}
        data-copied={translate({ id: 'code.copied', message: 'Copied' })}
        data-failed={translate({
          id: 'code.copyFailed',
          message: 'Copy failed: select the text and copy it by hand',
        })}
      />
      <span role="status" />
    </figure>
  );
}
