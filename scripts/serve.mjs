import { existsSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './setup/install.mjs';
import { startStaticServer } from './static-server.mjs';

const SITES = [
  { edition: 'english', port: Number(process.env.ENGLISH_PORT || 3000) },
  { edition: 'chinese', port: Number(process.env.CHINESE_PORT || 3001) },
];
const quiet = process.argv.includes('--quiet');

for (const { edition, port } of SITES) {
  const directory = path.join(ROOT, 'build', edition);
  if (!existsSync(path.join(directory, 'index.html'))) {
    console.error(`build/${edition} has no index.html. Run "npm run build" first.`);
    process.exit(1);
  }
  await startStaticServer(directory, port);
  if (!quiet) {
    console.log(`${edition}: http://localhost:${port}/`);
  }
}
