import { openApplication } from '../support/application';
import { expectNoFindingsIn } from '../support/axe';
import { BOTH, expect, forgive, test } from '../support/fixtures';

/** One page of each kind, a short one that has all its parts, and what of it must show before axe looks. */
const KINDS = {
  '/': 'main pre',
  '/docs/api/symlink': 'article table',
  '/docs/recipes/clean-safely': '[role=tab]',
  '/plugins/': 'main li[data-status]',
  '/tools/globs': 'main tbody',
  '/tools/tasks': 'main svg',
  '/search?q=watch': 'main ol > li',
  '/there-is-no-such-page': 'main form',
} as const;

/** Dark on a phone has the colours of the dark window; states.spec.ts sees what only a phone shows. */
const LOOKS = [
  { width: 360, mode: 'light' },
  { width: 1280, mode: 'light' },
  { width: 1280, mode: 'dark' },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, part] of Object.entries(KINDS)) {
  for (const { width, mode } of LOOKS) {
    const tag = width === 1280 && mode === 'light' ? BOTH : {};
    test(
      `axe finds nothing on ${path} at ${width} px, ${mode}`,
      tag,
      async ({ page, complaints }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: mode });
        await openApplication(page, path);
        await expect(page.locator(part).first()).toBeVisible();
        await expectNoFindingsIn(page, mode, `${width} px`, mode === 'light' ? 'all' : 'colours');
        forgive(complaints, /status of 404/);
      },
    );
  }
}
