import type { Page } from 'playwright/test';

import { waitForApplication } from '../support/application';
import { expect, test } from '../support/fixtures';
import { labelsOf } from '../support/labels';

/*
 * Between the first paint and the application that has taken over, two listeners hear a press: the
 * early script's and, from some moment on, React's. It must be carried out once.
 */

const DOC = '/docs/getting-started/quick-start';

const MOMENTS = {
  'before the application came': 'parsed',
  'while React adopts the page': 'adopting',
  'after the effects, before the application is ready': 'effects',
} as const;

type Moment = (typeof MOMENTS)[keyof typeof MOMENTS];

interface Press {
  readonly moment: Moment;
  /** Selector of the button. */
  readonly button: string;
  /** The key that is pressed instead of the button. */
  readonly key?: string;
}

/**
 * Opens a page on which one press happens at one moment. React is late with its effects: it asks for
 * its next turn by a message, and on a busy machine timers come before it.
 */
async function openWithPress(page: Page, press: Press): Promise<void> {
  await page.addInitScript(({ moment, button, key }: Press) => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function late(this: MessagePort, message: unknown) {
      setTimeout(() => post.call(this, message), 100);
    };

    function doPress(): void {
      const target = document.querySelector<HTMLElement>(button);
      if (key === undefined) {
        target?.click();
      } else {
        const init = { key, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', init));
      }
    }

    if (moment === 'parsed') {
      addEventListener('DOMContentLoaded', doPress);
      return;
    }
    let isPressed = false;
    function pressOnce(): void {
      if (!isPressed) {
        isPressed = true;
        doPress();
      }
    }
    if (moment === 'adopting') {
      const listen = Element.prototype.addEventListener;
      Element.prototype.addEventListener = function hear(
        this: Element,
        ...rest: Parameters<typeof listen>
      ) {
        listen.apply(this, rest);
        if (this.id === '__docusaurus') {
          setTimeout(pressOnce);
        }
      };
    } else {
      const dispatch = window.dispatchEvent.bind(window);
      window.dispatchEvent = (event) => {
        if (event.type === 'application-ready') {
          pressOnce();
        }
        return dispatch(event);
      };
    }
  }, press);
  await page.goto(DOC);
  await waitForApplication(page);
}

/** Waits until all has loaded: what comes late must not take the press back. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

for (const [when, moment] of Object.entries(MOMENTS)) {
  test.describe(`a press ${when}`, () => {
    test('opens the mobile sidebar', async ({ page }) => {
      await page.setViewportSize({ width: 800, height: 700 });
      await openWithPress(page, { moment, button: '.navbar__toggle' });
      await settle(page);
      await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    });

    test('switches the colour mode', async ({ page, edition }) => {
      await openWithPress(page, { moment, button: '[data-early=color-mode]' });
      await settle(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      await page.getByRole('button', { name: labelsOf(edition).colorMode }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });

    for (const key of [undefined, '/']) {
      test(`opens the search dialog by ${key ?? 'its button'}`, async ({ page }) => {
        await openWithPress(page, { moment, button: '[data-search-open]', key });
        await expect(page.locator('.DocSearch-Modal')).toBeVisible();
      });
    }
  });
}
