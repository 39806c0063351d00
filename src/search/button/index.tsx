import { translate } from '@docusaurus/Translate';
import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { preloadDialog } from './load-dialog';
import styles from './styles.module.css';
import { useSearchDialog } from './useSearchDialog';

/** The button of the search dialog, with its shortcuts. The dialog itself comes on first use. */
export default function SearchButton(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const { phase, open, close } = useSearchDialog(button);
  const label = translate({ id: 'theme.SearchBar.label', message: 'Search' });

  function onKeyDown(event: React.KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (/^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey) {
      event.preventDefault(); // It is taken.
      open(key);
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-search-open=""
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={phase.name === 'loading'}
        onClick={() => open()}
        onKeyDown={onKeyDown}
        onFocus={preloadDialog}
        onMouseEnter={preloadDialog}
        onTouchStart={preloadDialog}
      >
        <span className={styles.icon} aria-hidden="true" />
        <span className={styles.label}>{label}</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {phase.name === 'failed' && (
        <span className="search-failure" role="alert">
          {translate({
            id: 'search.dialogFailed',
            message:
              'Search did not load. Check your connection and try again, or reload the page.',
            description: 'Shown beside the search button when its code could not be fetched',
          })}
        </span>
      )}
      {phase.name === 'open' &&
        createPortal(
          <phase.Dialog initialQuery={phase.initialQuery} onClose={close} />,
          document.body,
        )}
    </>
  );
}
