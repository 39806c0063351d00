type Purpose =
  /** Opens the dialog; `/` does so unless the reader is writing. */
  | 'open'
  /** Closes it as well: not `/`, which is a letter of the query then. */
  | 'toggle';

/** @returns whether a key press is one of the search shortcuts */
export function isSearchShortcut(event: KeyboardEvent, purpose: Purpose): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  // Chrome's autofill sends key events without a key.
  if (typeof key !== 'string') {
    return false;
  }
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) {
    return true;
  }
  return (
    purpose === 'open' && key === '/' && !ctrlKey && !metaKey && !altKey && !isWriting(event.target)
  );
}

/**
 * Follows what the reader types while there is no box to type it into.
 *
 * @param text What was typed so far.
 * @returns What is typed now; undefined for a key that writes nothing.
 */
export function typedInto(text: string, event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (typeof key !== 'string' || ctrlKey || metaKey || altKey) {
    return undefined;
  }
  if (key === 'Backspace') {
    return text.slice(0, -1);
  }
  return key.length === 1 ? text + key : undefined;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  );
}
