import './setup/end-with-npm.mjs';
import './setup/report-errors.mjs';

import { spawn } from 'node:child_process';
import path from 'node:path';

import { provideTestChromium } from './setup/chromium.mjs';
import { installPackages, ROOT } from './setup/install.mjs';
import { refuseSiteSettings } from './setup/site-settings.mjs';

refuseSiteSettings(`npm run ${process.env.npm_lifecycle_event ?? 'test:browser'}`);
installPackages('.');
const cli = path.join(ROOT, 'node_modules/playwright/cli.js');
const child = spawn(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: provideTestChromium() },
});
process.once('SIGTERM', () => child.kill('SIGTERM'));
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
