import { whenIdle } from '../../browser/when-idle';
import { hideFailure, isReachable, showFailure } from './failure';
import { recordIntent } from './intent';
import { readPageData } from './page-data';
import type { PageData } from './texts';

/** How long an answer may take that brings no script, and no error either: an empty one, or none. */
const TIMEOUT = 20_000;

const SIGNS_OF_INTENT = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

let timer: ReturnType<typeof setTimeout> | undefined;

function showScriptFailure(page: PageData): void {
  clearTimeout(timer);
  showFailure(page.texts.scriptFailed, page.texts, async () => {
    if (await isReachable(location.href)) {
      location.reload();
    } else {
      showScriptFailure(page);
    }
  });
}

/**
 * Watches for everything that can keep the application from starting: a script that does not
 * arrive, one that is no script (a host's error page), a part of the page that the scripts ask for,
 * an answer that never ends. An application that starts after all takes the message away.
 */
function watchStart(page: PageData, signal: AbortSignal): void {
  const onFailure = (event: ErrorEvent | PromiseRejectionEvent): void => {
    event.preventDefault();
    const cause: unknown = 'reason' in event ? event.reason : (event.error ?? event.message);
    console.warn('The application did not start.', cause);
    showScriptFailure(page);
  };
  addEventListener('error', onFailure, { signal });
  addEventListener('unhandledrejection', onFailure, { signal });
  timer = setTimeout(() => showScriptFailure(page), TIMEOUT);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    hideFailure();
  });
}

/** Asks for one script after another, so that a click in between need not wait for all of them. */
function appendScripts(page: PageData, [source, ...others] = page.scripts): void {
  if (source === undefined) {
    return;
  }
  const script = document.createElement('script');
  script.src = source;
  // Scripts that a script adds are async by default, so they would run in any order.
  script.async = false;
  script.addEventListener('error', () => showScriptFailure(page));
  document.head.append(script);
  setTimeout(() => appendScripts(page, others));
}

/**
 * Fetches and starts the application after the load event when the browser is idle, or at the reader's
 * first sign of intent; the HTML is whole without it. What the reader pressed meanwhile happens then.
 *
 * @param signal Aborts when the application has taken over the page.
 */
export function startApplication(signal: AbortSignal): void {
  let started = false;
  const start = (): void => {
    const page = started ? undefined : readPageData();
    if (!page) {
      return; // Already started, or the end of the page has not arrived yet; the next sign tries again.
    }
    started = true;
    watchStart(page, signal);
    appendScripts(page);
  };
  recordIntent(signal);
  for (const sign of SIGNS_OF_INTENT) {
    addEventListener(sign, start, { passive: true, signal });
  }
  addEventListener('load', () => whenIdle(start, 2000), { once: true });
}
