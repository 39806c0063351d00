import { translate } from '@docusaurus/Translate';
import { hideFailure, isReachable, showFailure } from '@site/src/first-paint/early/failure';
import { readPageData } from '@site/src/first-paint/early/page-data';

/** Resolves when the reader asks for another try, or the browser is online again. */
function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const labels = readPageData()?.texts;
    if (labels) {
      const sentence = translate({
        id: 'frame.pageFailed',
        message: 'The page you opened did not load. Try again when you are online.',
      });
      showFailure(sentence, labels, resolve);
    }
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/**
 * Waits until the server answers for the page that the reader went to. The generator reloads when a
 * part of it fails, which without a connection would trade the page on the screen for the browser's
 * own error page.
 *
 * @param address The page that the reader went to.
 * @param isWanted Whether the reader still wants it.
 * @returns Whether it can be loaded now; false when the reader went elsewhere.
 */
export async function holdUntilReachable(
  address: string,
  isWanted: () => boolean,
): Promise<boolean> {
  while (isWanted()) {
    if (await isReachable(address)) {
      return isWanted();
    }
    await nextTry();
    hideFailure();
  }
  hideFailure();
  return false;
}
