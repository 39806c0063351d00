import { defineConfig } from 'playwright/test';

import { CHROMIUM_FLAGS } from './scripts/setup/chromium-flags.mjs';
import type { SiteOptions } from './tests/browser/support/site';

// scripts/browser-tests.mjs finds it; without it Playwright takes its own.
const executablePath = process.env.CHROMIUM_PATH;

const CONFIGURED = 'configured/*.spec.ts';

/** tests/browser/support/fixtures.ts says which tests carry a tag. */
const CHINESE = { grep: /@both|@chinese/, use: { edition: 'chinese' } } as const;
const ENGLISH = { grepInvert: /@chinese/, use: { edition: 'english' } } as const;

export default defineConfig<object, SiteOptions>({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_FLAGS,
    },
    trace: 'off',
  },
  projects: [
    { name: 'english', ...ENGLISH, testIgnore: CONFIGURED },
    { name: 'chinese', ...CHINESE, testIgnore: CONFIGURED },
    {
      name: 'english, configured',
      ...ENGLISH,
      testMatch: CONFIGURED,
      use: { ...ENGLISH.use, variant: 'configured' },
    },
    {
      name: 'chinese, configured',
      ...CHINESE,
      testMatch: CONFIGURED,
      use: { ...CHINESE.use, variant: 'configured' },
    },
  ],
});
