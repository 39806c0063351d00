import { readFileSync } from 'node:fs';
import path from 'node:path';

import { samplesFolder } from '../../../src/samples/paths';

/** What `gulp --help` prints, which the page on the command line shows, on one line. */
export const helpText = readFileSync(
  path.join(samplesFolder, 'cli-flags/output/help.txt'),
  'utf8',
).replaceAll(/\s+/g, ' ');
