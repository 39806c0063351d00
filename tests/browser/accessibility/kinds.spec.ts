import { openApplication } from '../support/application';
import { expectNoFindingsIn, KINDS, type Mode } from '../support/axe';
import { BOTH, expect, forgive, test } from '../support/fixtures';
import type { EditionName } from '../support/site';

interface Look {
  readonly width: number;
  readonly mode: Mode;
}

/** Dark on a phone has the colours of the dark window; states.spec.ts sees what only a phone shows. */
const LOOKS: Readonly<Record<EditionName, readonly Look[]>> = {
  english: [
    { width: 360, mode: 'light' },
    { width: 1280, mode: 'light' },
    { width: 1280, mode: 'dark' },
  ],
  chinese: [{ width: 1280, mode: 'light' }],
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, part] of Object.entries(KINDS)) {
  test(`axe finds nothing on ${path} in any look`, BOTH, async ({ page, edition, complaints }) => {
    for (const [turn, { width, mode }] of LOOKS[edition].entries()) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: mode });
      if (turn === 0) {
        await openApplication(page, path);
      }
      await expect(page.locator(part).first()).toBeVisible();
      await expectNoFindingsIn(page, mode, `${width} px`, mode === 'light' ? 'all' : 'colours');
    }
    forgive(complaints, /status of 404/);
  });
}
