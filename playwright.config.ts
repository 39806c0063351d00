import { defineConfig } from 'playwright/test';

import { EDITION_PORTS } from './tests/browser/support/ports';

// scripts/browser-tests.mjs finds it; without it Playwright takes its own.
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
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
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
    trace: 'off',
  },
  projects: [
    {
      name: 'english',
      // The English pages hold no Chinese.
      testIgnore: 'search/chinese.spec.ts',
      use: { baseURL: `http://localhost:${EDITION_PORTS.english}` },
    },
    { name: 'chinese', use: { baseURL: `http://localhost:${EDITION_PORTS.chinese}` } },
  ],
  webServer: {
    command: 'node scripts/serve.mjs --quiet',
    url: `http://localhost:${EDITION_PORTS.chinese}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      ENGLISH_PORT: String(EDITION_PORTS.english),
      CHINESE_PORT: String(EDITION_PORTS.chinese),
    },
  },
});
