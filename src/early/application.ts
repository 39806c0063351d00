import { rememberIntent } from './intent';
import type { LatePage } from './texts';

const SIGNS_OF_INTENT = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;
const DATA_ID = 'late-page';

/** The event that the application sends when it has taken over the page. */
export const READY_EVENT = 'application-ready';

function isLatePage(value: unknown): value is LatePage {
  return typeof value === 'object' && value !== null && 'scripts' in value && 'texts' in value;
}

function readLatePage(): LatePage | undefined {
  const text = document.getElementById(DATA_ID)?.textContent;
  const value: unknown = text ? JSON.parse(text) : undefined;
  return isLatePage(value) ? value : undefined;
}

function tellFailure({ texts }: LatePage): void {
  if (document.getElementById('script-failed')) {
    return;
  }
  const bar = document.createElement('div');
  bar.id = 'script-failed';
  bar.setAttribute('role', 'alert');
  bar.append(`${texts.scriptFailed} `);
  const retry = document.createElement('button');
  retry.dataset.early = 'retry';
  retry.textContent = texts.retry;
  retry.addEventListener('click', () => window.location.reload());
  const dismiss = document.createElement('button');
  dismiss.dataset.early = 'dismiss';
  dismiss.textContent = texts.dismiss;
  dismiss.addEventListener('click', () => bar.remove());
  bar.append(retry, ' ', dismiss);
  document.body.append(bar);
}

function appendScripts(page: LatePage): void {
  for (const source of page.scripts) {
    const script = document.createElement('script');
    script.src = source;
    // Scripts that a script adds run in any order unless told otherwise.
    script.async = false;
    script.addEventListener('error', () => tellFailure(page));
    document.head.append(script);
  }
}

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(callback, { timeout: 2000 });
  } else {
    setTimeout(callback, 200); // Safari has no idle callback.
  }
}

/**
 * Brings the application in after the load event when the browser is idle, or at the reader's first
 * sign of intent; the HTML is whole without it. What was pressed meanwhile is carried out then.
 */
export function bringApplication(): void {
  let started = false;
  const start = (): void => {
    const page = started ? undefined : readLatePage();
    if (!page) {
      return; // Already started, or the end of the page has not arrived yet; the next sign tries again.
    }
    started = true;
    for (const sign of SIGNS_OF_INTENT) {
      window.removeEventListener(sign, start);
    }
    appendScripts(page);
  };
  const stopRemembering = rememberIntent();
  window.addEventListener(READY_EVENT, stopRemembering, { once: true });
  for (const sign of SIGNS_OF_INTENT) {
    window.addEventListener(sign, start, { passive: true });
  }
  window.addEventListener('load', () => whenIdle(start), { once: true });
}
