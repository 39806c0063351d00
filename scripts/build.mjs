import './setup/end-with-npm.mjs';
import './setup/report-errors.mjs';

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { buildEdition } from './setup/build-edition.mjs';
import { chosenEditions } from './setup/editions.mjs';
import { installPackages, ROOT } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { requireWritable } from './setup/require-writable.mjs';

requireNode();
const editions = chosenEditions(process.argv.slice(2));
installPackages('.');
console.log(`Building ${editions.join(' and ')} into build/.`);
requireWritable('build/logs');
await Promise.all(
  editions.map(async (edition) => {
    const { code, output } = await buildEdition(edition, 'build', {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${edition}`,
    });
    console.log(`\n── ${edition}: ${code === 0 ? 'built' : 'failed'}\n${output.trim()}`);
    // tests/built holds the number of warnings at zero.
    mkdirSync(path.join(ROOT, 'build/logs'), { recursive: true });
    writeFileSync(path.join(ROOT, `build/logs/${edition}.txt`), output);
    if (code !== 0) {
      process.exitCode = 1;
    }
  }),
);
