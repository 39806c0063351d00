/**
 * Calls back when the browser has nothing else to do.
 *
 * @param timeout Milliseconds after which it is called anyway. Safari, which cannot tell when it is
 *   idle, waits for a tenth of it.
 */
export function whenIdle(callback: () => void, timeout: number): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(callback, { timeout });
  } else {
    setTimeout(callback, timeout / 10);
  }
}
