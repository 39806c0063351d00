import './setup/end-with-npm.mjs';
import './setup/report-errors.mjs';

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { builtPath } from './setup/built-path.mjs';
import { chosenEditions } from './setup/editions.mjs';
import { installPackages, ROOT } from './setup/install.mjs';
import { readPort } from './setup/ports.mjs';

const PORTS = new Map([
  ['english', 3000],
  ['chinese', 3001],
]);
const editions = chosenEditions();
installPackages('.');
const { startStaticServer } = await import('./static-server.mjs');

for (const edition of editions) {
  const name = `${edition.toUpperCase()}_PORT`;
  const wanted = readPort(process.env[name], name, PORTS.get(edition) ?? 0);
  const directory = path.join(ROOT, 'build', edition);
  for (const page of ['index.html', '404.html']) {
    if (!existsSync(path.join(directory, page))) {
      throw new Error(`build/${edition} has no ${page}. Run "npm run build" first.`);
    }
  }
  const advice = `Choose another one: ${name}=3005 npm run serve`;
  const baseUrl = builtPath(readFileSync(path.join(directory, 'index.html'), 'utf8'));
  const { origin } = await startStaticServer(directory, wanted, { advice, baseUrl, changes: true });
  console.log(`${edition}: ${origin}${baseUrl}`);
}
