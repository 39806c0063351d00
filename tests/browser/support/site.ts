import { existsSync } from 'node:fs';
import path from 'node:path';

import { test as base } from 'playwright/test';

import { startStaticServer } from '../../../scripts/static-server.mjs';

export type EditionName = 'english' | 'chinese';

/** Which build of an edition: as `npm run build` makes it, or with every setting a deployer has. */
type Variant = 'plain' | 'configured';

/** What playwright.config.ts chooses for each project. */
export interface SiteOptions {
  edition: EditionName;
  variant: Variant;
}

const BUILDS = {
  plain: { folder: 'build', command: 'npm run build' },
  configured: { folder: 'build/configured', command: 'npm run build:configured' },
} as const;

/** `test` on a built site, which each worker serves on a port of its own. */
export const test = base.extend<object, SiteOptions & { origin: string }>({
  edition: ['english', { scope: 'worker', option: true }],
  variant: ['plain', { scope: 'worker', option: true }],
  origin: [
    async ({ edition, variant }, use) => {
      const { folder, command } = BUILDS[variant];
      const site = path.join(folder, edition);
      if (!existsSync(path.join(site, 'index.html'))) {
        throw new Error(`${site} has no index.html. Run "${command}" first.`);
      }
      const server = await startStaticServer(site, 0);
      await use(server.origin);
      server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
});
