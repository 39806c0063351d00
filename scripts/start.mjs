import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

import { installPackages, ROOT } from './setup/install.mjs';
import { requireNode20 } from './setup/node-version.mjs';

requireNode20();
installPackages('.');
const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
const edition = process.env.EDITION || 'english';
const child = spawn(process.execPath, [docusaurus, 'start', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-start-${edition}`, ...process.env },
});
child.on('close', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
