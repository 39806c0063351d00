import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { installPackages, ROOT } from './setup/install.mjs';
import { requireNode20 } from './setup/node-version.mjs';

const EDITIONS = ['english', 'chinese'];
const GENERATOR = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

/**
 * @param {string} edition
 * @returns {Promise<{ edition: string, code: number | null, output: string }>}
 */
function build(edition) {
  const child = spawn(process.execPath, [GENERATOR, 'build', '--out-dir', `build/${edition}`], {
    cwd: ROOT,
    env: {
      ...process.env,
      EDITION: edition,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${edition}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve({ edition, code, output }));
  });
}

requireNode20();
installPackages('.');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !EDITIONS.includes(name));
if (unknown.length > 0) {
  console.error(`There is no edition ${unknown.join(', ')}. Build one of: ${EDITIONS.join(', ')}.`);
  process.exit(1);
}
const chosen = wanted.length > 0 ? wanted : EDITIONS;
console.log(`Building ${chosen.join(' and ')} into build/.`);
const results = await Promise.all(chosen.map(build));
for (const { edition, code, output } of results) {
  console.log(`\n── ${edition}: ${code === 0 ? 'built' : `failed with exit code ${code}`}`);
  console.log(output.trim());
  // tests/built holds the number of warnings at zero.
  mkdirSync(path.join(ROOT, 'build/logs'), { recursive: true });
  writeFileSync(path.join(ROOT, `build/logs/${edition}.txt`), output);
  if (code !== 0) {
    process.exitCode = 1;
  }
}
