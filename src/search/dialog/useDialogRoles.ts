import { translate } from '@docusaurus/Translate';
import { useEffect, type RefObject } from 'react';

/** Attributes to set, and those to take away, for the elements that a selector finds. */
interface Correction {
  readonly selector: string;
  readonly set: Readonly<Record<string, string>>;
  readonly remove?: readonly string[];
}

const CORRECTIONS: readonly Correction[] = [
  {
    selector: '.DocSearch-Container',
    set: { role: 'dialog', 'aria-modal': 'true', tabindex: '-1' },
    remove: ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-owns'],
  },
  {
    selector: '.DocSearch-Input',
    set: { role: 'combobox', 'aria-haspopup': 'tree' },
  },
  // Parts of the dialog, not of the page.
  { selector: '.DocSearch-SearchBar, .DocSearch-Footer', set: { role: 'none' } },
  // A result holds a link and buttons: an option must not, an item of a tree may.
  { selector: 'ul[role=listbox]', set: { role: 'tree' } },
  { selector: 'li[role=option]', set: { role: 'treeitem' } },
];

/**
 * Gives the dialog its role and name for screen readers. DocSearch 3.6.0 calls the whole of it a button, which
 * hides all that is inside, and its results options, which hides their links.
 */
export function useDialogRoles(container: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = container.current;
    if (root === null) {
      return undefined;
    }
    root
      .querySelector('.DocSearch-Container')
      ?.setAttribute('aria-label', translate({ id: 'theme.SearchBar.label', message: 'Search' }));
    // With each answer come results, and attributes that DocSearch sets again.
    const correctAll = (): void => {
      correct(root);
      const isExpanded = root.querySelector('ul[role=tree]') !== null;
      root.querySelector('.DocSearch-Input')?.setAttribute('aria-expanded', String(isExpanded));
    };
    correctAll();
    const observer = new MutationObserver(correctAll);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [container]);
}

function correct(root: HTMLElement): void {
  for (const { selector, set, remove = [] } of CORRECTIONS) {
    for (const element of root.querySelectorAll(selector)) {
      Object.entries(set).forEach(([name, value]) => element.setAttribute(name, value));
      remove.forEach((name) => element.removeAttribute(name));
    }
  }
}
