import { defineConfig } from 'playwright/test';

import base from './playwright.config';

/** The sites on nginx, at `/` and below `/x/`: `npm run test:hosting`. */
export default defineConfig({
  ...base,
  testDir: 'tests/hosting',
  outputDir: 'test-results/hosting',
  reporter: [['list']],
  projects: [{ name: 'hosting' }],
});
