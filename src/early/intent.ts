/** What the reader did before the application was there, and what it must still carry out. */
export interface EarlyIntent {
  /** The search dialog was asked for, by its button or a shortcut. */
  search: boolean;
  /** Letters typed since then. */
  query: string;
}

declare global {
  interface Window {
    earlyIntent?: EarlyIntent;
  }
}

function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
    return true;
  }
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !isEditable(event.target);
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName))
  );
}

function typeInto(intent: EarlyIntent, event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    intent.search = false;
    intent.query = '';
  } else if (event.key === 'Backspace') {
    intent.query = intent.query.slice(0, -1);
  } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
    intent.query += event.key;
  } else {
    return;
  }
  event.preventDefault();
}

/** Things that do nothing without the application: buttons, and links that only open something. */
const INERT = 'button, a[role=button], a[aria-expanded]';
/** Buttons that the early script itself or a plain form carries out. */
const HANDLED = '[data-early], [data-copied], [role=tab], form [type=submit]';

/**
 * Remembers what the reader does from now on and cannot be done yet.
 *
 * @returns A function that stops remembering and presses again what was pressed.
 */
export function rememberIntent(): () => void {
  const intent: EarlyIntent = { search: false, query: '' };
  window.earlyIntent = intent;
  const pressed = new Set<HTMLElement>();
  const searchable = (): boolean => document.querySelector('[data-search-open]') !== null;

  const onKey = (event: KeyboardEvent): void => {
    if (isSearchShortcut(event) && searchable()) {
      event.preventDefault();
      intent.search = true;
    } else if (intent.search) {
      typeInto(intent, event);
    }
  };
  const onClick = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target.closest(INERT) : null;
    if (!(target instanceof HTMLElement) || target.matches(HANDLED)) {
      return;
    }
    event.preventDefault();
    // While React adopts the page it hears a press already; carried out by both, it would be undone.
    event.stopPropagation();
    if (target.matches('[data-search-open]')) {
      intent.search = true;
    } else {
      pressed.add(target);
    }
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('click', onClick, true);
    for (const element of pressed) {
      element.click();
    }
  };
}
