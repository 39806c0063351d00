import { useColorMode } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/ColorModeToggle';
import clsx from 'clsx';
import { memo, type ReactNode, useEffect } from 'react';

import {
  COLOR_MODE_KEY,
  type ColorChoice,
  nextColorChoice,
  readColorChoice,
  shownColorChoice,
  systemColorMode,
} from '@site/src/browser/color-choice';
import { removeStorage } from '@site/src/browser/storage';

/**
 * The colour mode button. Its HTML never depends on the choice: all three stand in it, and the style
 * sheet shows the one that `data-theme-choice` on `<html>` names. So the server's HTML is right for
 * every reader, and the early script can act on a press before hydration. Its styles are those of the
 * edition that has two modes.
 */
function ColorModeToggle({ className, buttonClassName, value }: Props): ReactNode {
  const { setColorMode } = useColorMode();

  // Another tab and the system change the mode too. Where storage is denied, what the button chose stays.
  useEffect(() => {
    if (shownColorChoice() !== value) {
      document.documentElement.dataset.themeChoice = readColorChoice();
    }
  }, [value]);

  function choose(next: ColorChoice): void {
    setColorMode(next === 'system' ? systemColorMode() : next);
    if (next === 'system') {
      removeStorage(COLOR_MODE_KEY); // The theme keeps what it sets.
    }
    document.documentElement.dataset.themeChoice = next;
  }

  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', buttonClassName)}
        data-early="color-mode"
        onClick={(event) => {
          event.preventDefault(); // The early script, if it still listens, leaves this press alone.
          choose(nextColorChoice(shownColorChoice(), systemColorMode()));
        }}
      >
        <span className="color-mode-name">
          {/* One text: beside a comment, which React writes between two, Chromium loses the space of the name. */}
          {`${translate({ id: 'colorMode.toggle', message: 'Switch between light and dark' })} `}
          <span data-choice="system">
            <Translate id="colorMode.system">(now following the system)</Translate>
          </span>
          <span data-choice="light">
            <Translate id="colorMode.light">(now light)</Translate>
          </span>
          <span data-choice="dark">
            <Translate id="colorMode.dark">(now dark)</Translate>
          </span>
        </span>
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
