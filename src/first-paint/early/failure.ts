import type { EarlyTexts } from './texts';

const BAR_ID = 'load-failure';

function button(label: string, action: 'retry' | 'dismiss', press?: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.dataset.early = action;
  element.textContent = label;
  element.addEventListener('click', () => {
    hideFailure();
    press?.();
  });
  return element;
}

/**
 * Shows in a bar below the page that something did not load. The page stays as it is.
 * Either button removes the bar, so that a second failure is seen, and read aloud, as a new one.
 *
 * @param sentence What did not load and what still works.
 * @param texts Labels of the buttons.
 * @param retry What the first button does.
 */
export function showFailure(sentence: string, texts: EarlyTexts, retry: () => void): void {
  hideFailure();
  const bar = document.createElement('div');
  bar.id = BAR_ID;
  bar.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = sentence;
  bar.append(text, button(texts.retry, 'retry', retry), button(texts.dismiss, 'dismiss'));
  document.body.append(bar);
}

/** Removes the bar. */
export function hideFailure(): void {
  document.getElementById(BAR_ID)?.remove();
}

/**
 * Asks the server for a page before the reader leaves the one on the screen, so that they do not end
 * on the browser's error page.
 *
 * @param address The page.
 * @returns whether the server answers, and not with a 5xx status
 */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
