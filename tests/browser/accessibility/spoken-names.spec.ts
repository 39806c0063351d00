import type { Page } from 'playwright/test';

import { openApplication } from '../support/application';
import { BOTH, expect, test } from '../support/fixtures';

/** What Chromium gives to a screen reader: Playwright computes names by itself, and has other spaces. */
async function spokenNames(page: Page, role: string): Promise<readonly unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter((node) => node.role?.value === role).map((node) => node.name?.value);
}

test('the words of a name are apart', BOTH, async ({ page, edition }) => {
  await openApplication(page, '/tools/tasks');
  if (edition === 'english') {
    expect(await spokenNames(page, 'button')).toContain(
      'Switch between light and dark (now following the system)',
    );
  }
  expect((await spokenNames(page, 'checkbox'))[0]).toMatch(/^--continue /);
});
