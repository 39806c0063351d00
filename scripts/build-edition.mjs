import { inspect } from 'node:util';

import generator from '@docusaurus/core/lib/commands/build.js';

/*
 * Builds the edition that EDITION names, as `docusaurus build` would, and takes its `--out-dir`.
 *
 * The generator's command line loads every command that it has before it runs one: its development
 * server with a type checker, the extraction of translations with Babel. Without them a warm build
 * of 4.2 s takes 3.8. It has no other entry for a single command, so this one is pinned to the
 * version of the generator in package.json.
 */
const [flag, outDir] = process.argv.slice(2);
if (flag !== '--out-dir' || !outDir) {
  console.error('Say where to build: node scripts/build-edition.mjs --out-dir build/english.');
  process.exit(1);
}
try {
  await generator.build('.', { outDir });
} catch (error) {
  // An error of a page is the cause of the error of a locale: all of them are shown.
  console.error(inspect(error, { depth: Infinity }));
  process.exit(1);
}
