import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/ColorModeToggle';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';

import styles from './styles.module.css';

/**
 * The colour mode button. Its name and its picture never depend on the state, only on the
 * `data-theme` attribute through CSS, so that the server's HTML is right for every reader and the
 * early script can act on a press before hydration.
 */
function ColorModeToggle({ className, buttonClassName, value, onChange }: Props): ReactNode {
  const label = translate({
    id: 'colorMode.toggle',
    message: 'Switch between light and dark',
  });
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        aria-label={label}
        title={label}
        data-early="color-mode"
        onClick={(event) => {
          event.preventDefault(); // The early script, if it still listens, leaves this press alone.
          onChange(value === 'dark' ? 'light' : 'dark');
        }}
      />
    </div>
  );
}

export default memo(ColorModeToggle);
