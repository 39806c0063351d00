import { translate } from '@docusaurus/Translate';
import { useEffect, type RefObject } from 'react';

/**
 * Tells screen readers what the dialog is. DocSearch 3.6.0 calls the whole of it a button, which
 * hides all that is inside, and leaves the box out of the roles of a combobox.
 */
export function useDialogRoles(container: RefObject<HTMLElement>): void {
  useEffect(() => {
    const dialog = container.current?.querySelector('.DocSearch-Container');
    dialog?.setAttribute('role', 'dialog');
    dialog?.setAttribute('aria-modal', 'true');
    dialog?.setAttribute('aria-label', translate({ id: 'theme.SearchBar.label', message: 'Search' }));
    // The dialog is not itself a stop of the Tab key, and has nothing that expands.
    dialog?.setAttribute('tabindex', '-1');
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-owns']) {
      dialog?.removeAttribute(name);
    }
    const box = dialog?.querySelector('.DocSearch-Input');
    box?.setAttribute('role', 'combobox');
    box?.setAttribute('aria-expanded', 'true');
  }, [container]);
}
