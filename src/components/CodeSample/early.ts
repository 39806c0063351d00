import { readStorage, writeStorage } from '../../browser/storage';

/**
 * Works tabs and copy buttons. Inline in the head, it acts on the whole document without React: it
 * serves the page before the application is there, and after. `src/first-paint/early` bundles it; a test keeps
 * it small.
 *
 * The format in use is `data-gulpfile-format` on `<html>`, which the style sheet reads. Without that
 * attribute there is no JavaScript, and every panel shows. Tabs have `data-format`, panels
 * `data-panel`, copy buttons their messages. Whoever puts blocks in later dispatches the event
 * `gulpfile-format` on the window.
 */
const root = document.documentElement;
const key = 'docusaurus.tab.gulpfile-format';
let format: string | null = null;

const show = (): void => {
  // Without storage the choice holds for this page.
  format = readStorage(key) ?? format;
  format = format === 'commonjs' ? format : 'esm';
  root.dataset.gulpfileFormat = format;
  for (const tab of document.querySelectorAll<HTMLElement>('[data-format]')) {
    const isShown = tab.dataset.format === format;
    tab.setAttribute('aria-selected', `${isShown}`);
    tab.tabIndex = isShown ? 0 : -1;
  }
};

show();
for (const event of ['DOMContentLoaded', 'storage', 'gulpfile-format']) {
  addEventListener(event, show);
}

addEventListener('click', async ({ target }) => {
  const button =
    target instanceof Element && target.closest<HTMLElement>('[data-format],[data-copied]');
  if (!button) {
    return;
  }
  const { dataset } = button;
  if (dataset.format) {
    // Blocks further up change their height too: scrolling keeps the tab under the pointer.
    const top = (): number => button.getBoundingClientRect().top;
    const before = top();
    format = dataset.format;
    writeStorage(key, format);
    show();
    scrollBy(0, top() - before);
  } else {
    const find = (selector: string): Element | null | undefined =>
      button.closest('figure,pre')?.querySelector(selector);
    // Below a command stands what it printed; readers copy what they type.
    const code = find('.q') ?? find(`[data-panel=${format}] code`) ?? find('code');
    const say = (message = ''): void => find('output')?.replaceChildren(message);
    try {
      await navigator.clipboard.writeText((code?.textContent ?? '').replace(/^\$ |\n$/g, ''));
      say(dataset.copied);
      setTimeout(say, 3e3);
    } catch {
      say(dataset.failed);
    }
  }
});

addEventListener('keydown', (event) => {
  const tab = /^Arrow[LR]/.test(event.key) && document.activeElement?.closest('[data-format]');
  const other = tab && (tab.nextElementSibling ?? tab.previousElementSibling);
  if (other instanceof HTMLElement) {
    event.preventDefault();
    other.focus();
    other.click();
  }
});
