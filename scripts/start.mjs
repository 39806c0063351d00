import './setup/end-with-npm.mjs';
import './setup/report-errors.mjs';

import { chosenEditions } from './setup/editions.mjs';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { runGenerator } from './setup/run-generator.mjs';

requireNode();
const [edition] = chosenEditions();
installPackages('.');
const folder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? `.docusaurus-start-${edition}`;
const { code } = await runGenerator(
  ['start', ...process.argv.slice(2)],
  { EDITION: edition, DOCUSAURUS_GENERATED_FILES_DIR_NAME: folder },
  true,
);
process.exitCode = code ?? 1;
