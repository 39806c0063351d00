import { readStoredJson, removeStorage, writeStorage } from '@site/src/browser/storage';

const KEY = 'failed-navigation';
const TYPED =
  'main textarea, main input:not([type=checkbox], [type=radio], [type=submit], [type=button])';

/** A page as the reader left it. */
export interface Departure {
  readonly pathname: string;
  readonly scrollY: number;
  /** What stood in its text boxes, in the order of the page. */
  readonly typed: readonly string[];
}

function textBoxes(): NodeListOf<HTMLInputElement | HTMLTextAreaElement> {
  return document.querySelectorAll(TYPED);
}

/** @returns The page on the screen, which has this path. */
export function takeDeparture(pathname: string): Departure {
  return {
    pathname,
    scrollY: window.scrollY,
    typed: Array.from(textBoxes(), ({ value }) => value),
  };
}

/** Keeps a departure across the reload that ends this document. */
export function saveDeparture(departure: Departure): void {
  writeStorage(KEY, JSON.stringify(departure), 'sessionStorage');
}

function isDeparture(value: unknown): value is Departure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pathname' in value &&
    typeof value.pathname === 'string' &&
    'scrollY' in value &&
    typeof value.scrollY === 'number' &&
    'typed' in value &&
    Array.isArray(value.typed) &&
    value.typed.every((text) => typeof text === 'string')
  );
}

/**
 * Takes a saved departure out of the storage.
 *
 * @param pathname Path of the page that is shown now.
 * @returns What was saved for it, once; undefined for any other page.
 */
export function takeSavedDeparture(pathname: string): Departure | undefined {
  const saved = readStoredJson(KEY, 'sessionStorage');
  const departure = isDeparture(saved) ? saved : undefined;
  if (departure && departure.pathname !== pathname) {
    return undefined;
  }
  // Used up, or damaged.
  removeStorage(KEY, 'sessionStorage');
  return departure;
}

/** Types again what was typed, and scrolls to where the reader was. */
export function restoreDeparture({ scrollY, typed }: Departure): void {
  for (const [index, box] of textBoxes().entries()) {
    const text = typed[index];
    if (text !== undefined && text !== box.value) {
      // React notices a change only through the prototype's own setter.
      const prototype = Object.getPrototypeOf(box);
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  window.scrollTo(0, scrollY);
}
