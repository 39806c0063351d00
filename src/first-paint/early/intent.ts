import type { EarlyIntent } from '../../browser/early-intent';
import { isSearchShortcut, typedInto } from '../../browser/keys';

function typeInto(intent: EarlyIntent, event: KeyboardEvent): void {
  const query = event.key === 'Escape' ? '' : typedInto(intent.query, event);
  if (query !== undefined) {
    intent.search = event.key !== 'Escape';
    intent.query = query;
    event.preventDefault();
  }
}

/** Elements that do nothing before hydration: buttons, and links that only open something. */
const INERT = 'button, a[role=button], a[aria-expanded]';
/** Buttons that the early script itself or a plain form handles. */
const HANDLED = '[data-early], [data-copied], [role=tab], form [type=submit]';

/**
 * Records what the reader does from now on and only the application can do.
 *
 * @param signal Ends the record; what was clicked is then clicked again.
 */
export function recordIntent(signal: AbortSignal): void {
  const intent: EarlyIntent = { search: false, query: '' };
  window.earlyIntent = intent;
  const pressed = new Set<HTMLElement>();
  const searchable = (): boolean => document.querySelector('[data-search-open]') !== null;

  const onKey = (event: KeyboardEvent): void => {
    if (isSearchShortcut(event, intent.search ? 'toggle' : 'open') && searchable()) {
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
    // React already receives the click while it hydrates; handled twice, a toggle would be undone.
    event.stopPropagation();
    if (target.matches('[data-search-open]')) {
      intent.search = true;
    } else {
      pressed.add(target);
    }
  };
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  signal.addEventListener('abort', () => {
    for (const element of pressed) {
      element.click();
    }
  });
}
