import { READY_EVENT } from '../../browser/early-intent';

/** @returns a signal for listeners that end when the application has taken over the page */
export function untilReady(): AbortSignal {
  const controller = new AbortController();
  addEventListener(READY_EVENT, () => controller.abort());
  return controller.signal;
}
