import { afterPaint } from './after-paint';

function isShown(selector: string): boolean {
  return (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
}

/** Reports how long after the next key press an element was painted. */
export function watchElement(selector: string, report: (milliseconds: number) => void): void {
  const watch = (pressed: number): void => {
    if (isShown(selector)) {
      afterPaint(() => report(performance.now() - pressed));
    } else {
      requestAnimationFrame(() => watch(pressed));
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Control') {
      document.removeEventListener('keydown', onKey, { capture: true });
      requestAnimationFrame(() => watch(event.timeStamp));
    }
  };
  document.addEventListener('keydown', onKey, { capture: true });
}
