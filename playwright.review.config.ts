import { defineConfig } from 'playwright/test';

import config from './playwright.config';

/** Accessibility, looks and search in depth, apart from `npm test` for their length. */
export default defineConfig({
  ...config,
  testIgnore: [],
  testMatch: ['accessibility/**', 'look/**', 'plugins/**', 'search/**'],
});
