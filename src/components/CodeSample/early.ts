import { readStorage, writeStorage } from '../../browser/storage';
import { choices } from './choices';

/**
 * Works tabs and copy buttons. Inline in the head, it acts on the whole document without React: it
 * serves the page before the application runs, and after. `src/first-paint/early` bundles it; a test keeps
 * it small.
 *
 * The choices in use are attributes of `<html>`, which the style sheet reads. Without them there is no
 * JavaScript. Tabs have `data-tab` in a list with `data-choice`, panels `data-panel`, copy buttons
 * their messages. Code that adds blocks later dispatches the event `code-tabs` on the window.
 */
const chosen: Record<string, string> = {};
/** Takes the message on the screen away: there is one at a time, as a reader sees one. */
let erase: (() => void) | undefined;
const keyOf = (choice: string): string => `docusaurus.tab.${choice}`;

const show = (): void => {
  for (const [choice, values] of Object.entries<readonly [string, ...string[]]>(choices)) {
    // Without storage a choice holds for this page.
    const wanted = readStorage(keyOf(choice)) ?? chosen[choice];
    const value = values.find((one) => one === wanted) ?? values[0];
    chosen[choice] = value;
    document.documentElement.setAttribute(`data-${choice}`, value);
  }
  for (const tab of document.querySelectorAll<HTMLElement>('[data-tab]')) {
    const isShown = Object.values(chosen).includes(`${tab.dataset.tab}`);
    tab.setAttribute('aria-selected', `${isShown}`);
    tab.tabIndex = isShown ? 0 : -1;
  }
};

show();
for (const event of ['DOMContentLoaded', 'storage', 'code-tabs']) {
  addEventListener(event, show);
}

addEventListener('click', async ({ target }) => {
  const button =
    target instanceof Element && target.closest<HTMLElement>('[data-tab],[data-copied]');
  if (!button) {
    return;
  }
  const { dataset } = button;
  const choice = button.parentElement?.dataset.choice;
  if (dataset.tab && choice) {
    // Blocks further up change their height too: scrolling keeps the tab under the pointer.
    const top = (): number => button.getBoundingClientRect().top;
    const before = top();
    chosen[choice] = dataset.tab;
    writeStorage(keyOf(choice), dataset.tab);
    show();
    scrollBy(0, top() - before);
  } else {
    const find = (selector: string): Element | null | undefined =>
      button.closest('figure,pre')?.querySelector(selector);
    // Below a command stands what it printed; readers copy what they type.
    const code =
      find('.q') ??
      find(
        Object.values(chosen)
          .map((value) => `[data-panel=${value}] code`)
          .join(),
      ) ??
      find('code');
    const say = (message = ''): void => find('output')?.replaceChildren(message);
    erase?.();
    erase = say;
    try {
      await navigator.clipboard.writeText((code?.textContent ?? '').replace(/^\$ |\n$/g, ''));
      say(dataset.copied);
      setTimeout(() => erase === say && say(), 3e3);
    } catch {
      say(dataset.failed);
    }
  }
});

addEventListener('keydown', (event) => {
  // Alt and Command with an arrow go back in the history.
  const tab =
    /^Arrow[LR]/.test(event.key) &&
    !(event.altKey || event.metaKey) &&
    document.activeElement?.closest('[data-tab]');
  const tabs = tab && [...(tab.parentElement?.children ?? [])];
  const other =
    tabs && tabs.at((tabs.indexOf(tab) + (event.key === 'ArrowRight' ? 1 : -1)) % tabs.length);
  if (other instanceof HTMLElement) {
    event.preventDefault();
    other.focus();
    other.click();
  }
});
