import { translate } from '@docusaurus/Translate';
import { useCallback, useEffect, useRef, type FormEvent, type ReactNode } from 'react';

import { MAX_QUERY_SIZE } from '../query-size';
import styles from './styles.module.css';

interface SearchFormProps {
  /** Path of the search page. */
  readonly action: string;
  readonly query: string;
  readonly onQuery: (query: string, how: 'push' | 'replace') => void;
}

/** So long after the last letter the results follow. */
const TYPING_PAUSE_MS = 150;

/** The box of the search page: a plain form, which also follows what is typed. */
export default function SearchForm({ action, query, onQuery }: SearchFormProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const lastQuery = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const label = translate({ id: 'theme.SearchPage.inputLabel', message: 'Search' });

  const follow = useCallback(
    (how: 'push' | 'replace', wait: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onQuery(box.current?.value.trim() ?? '', how), wait);
    },
    [onQuery],
  );

  useEffect(() => {
    // What was typed before the page was hydrated has brought no event.
    if (box.current?.value) {
      follow('replace', TYPING_PAUSE_MS);
    }
    return () => clearTimeout(timer.current);
  }, [follow]);

  // The box belongs to the reader: what was typed before the page was hydrated, or while the address
  // follows what was typed before, stays as long as the box has the focus.
  useEffect(() => {
    const input = box.current;
    if (input && (input.value.trim() === lastQuery.current || document.activeElement !== input)) {
      input.value = query;
    }
    lastQuery.current = query;
  }, [query]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    follow('push', 0);
  }

  return (
    <form role="search" action={action} method="get" className={styles.form} onSubmit={onSubmit}>
      <input
        ref={box}
        type="search"
        name="q"
        // Safari brings a page back with its box as it began.
        defaultValue={query}
        className={styles.box}
        aria-label={label}
        placeholder={translate({
          id: 'theme.SearchPage.inputPlaceholder',
          message: 'Type your search here',
        })}
        autoComplete="off"
        maxLength={MAX_QUERY_SIZE}
        onChange={() => follow('replace', TYPING_PAUSE_MS)}
      />
      <button type="submit" className="button button--primary">
        {label}
      </button>
    </form>
  );
}
