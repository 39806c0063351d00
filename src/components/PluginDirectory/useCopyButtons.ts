import { translate } from '@docusaurus/Translate';
import { useEffect } from 'react';

import { addCopyButtons, type CopyLabels } from './copyButtons';

const labels: CopyLabels = {
  copy: translate({ id: 'plugins.copy', message: 'Copy' }),
  copied: translate({ id: 'plugins.copied', message: 'Copied' }),
  refused: translate({ id: 'plugins.copy.refused', message: 'Selected: press Ctrl or Cmd and C' }),
};

/** Gives the recipes of a list copy buttons as they open. */
export function useCopyButtons(list: HTMLElement | null): void {
  useEffect(() => {
    if (!list) return undefined;
    const onToggle = ({ target }: Event): void => {
      if (target instanceof HTMLDetailsElement) addCopyButtons(target, labels);
    };
    list.querySelectorAll('details[open]').forEach((details) => addCopyButtons(details, labels));
    // The event of a <details> does not bubble.
    list.addEventListener('toggle', onToggle, { capture: true });
    return () => list.removeEventListener('toggle', onToggle, { capture: true });
  }, [list]);
}
