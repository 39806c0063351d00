import './setup/end-with-npm.mjs';
import './setup/report-errors.mjs';

import { existsSync } from 'node:fs';
import path from 'node:path';

import { installPackages, ROOT } from './setup/install.mjs';
import { keepBuilds } from './setup/kept-builds.mjs';
import { provideNginx } from './setup/nginx.mjs';
import { refuseSiteSettings } from './setup/site-settings.mjs';
import { EDITIONS } from './setup/editions.mjs';

refuseSiteSettings('npm run test:hosting');
installPackages('.');
for (const edition of EDITIONS) {
  if (!existsSync(path.join(ROOT, 'build', edition, 'index.html'))) {
    throw new Error(`build/${edition} has no index.html. Run "npm run build" first.`);
  }
}
process.env.NGINX_PATH = provideNginx();
const settings = { BASE_URL: '/x/' };
await keepBuilds('below', { english: settings, chinese: settings });
if (!process.exitCode) {
  process.argv.push('--config', 'playwright.hosting.config.ts');
  await import('./browser-tests.mjs');
}
