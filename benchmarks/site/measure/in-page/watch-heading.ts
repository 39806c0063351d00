import { afterPaint } from './after-paint';

const KEY = 'bench-click';

function now(): number {
  return performance.timeOrigin + performance.now();
}

function heading(): string {
  return document.querySelector('h1')?.textContent?.trim() ?? '';
}

/**
 * Remembers the reader's click and the heading at that moment, over to the next document where the
 * click leads to one, and reports when the frame with another heading was painted.
 */
export function watchHeading(report: (milliseconds: number) => void): void {
  const watch = (): void => {
    const [at, before] = (sessionStorage.getItem(KEY) ?? '').split('\n');
    if (before !== undefined && heading() !== '' && heading() !== before) {
      afterPaint(() => report(now() - Number(at)));
    } else {
      requestAnimationFrame(watch);
    }
  };
  const onClick = (event: MouseEvent): void => {
    sessionStorage.setItem(KEY, `${performance.timeOrigin + event.timeStamp}\n${heading()}`);
    requestAnimationFrame(watch);
  };
  document.addEventListener('click', onClick, { capture: true });
  if (sessionStorage.getItem(KEY) !== null) {
    requestAnimationFrame(watch);
  }
}
