import { defineConfig } from 'playwright/test';

import base from './playwright.config';

/** Faults, injected on purpose: `npm run test:faults` prints what was injected and what held. */
export default defineConfig({
  ...base,
  testDir: 'tests/faults',
  outputDir: 'test-results/faults',
  reporter: [
    ['./tests/faults/table-reporter.ts'],
    ['json', { outputFile: 'test-results/faults.json' }],
  ],
});
