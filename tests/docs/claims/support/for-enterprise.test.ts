import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { samplesModules } from '../../../../src/samples/paths';
import { claim, run, sample } from '../support';

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).optional(),
  license: z.string(),
  version: z.string(),
});

function manifest(name: string): z.infer<typeof manifestSchema> {
  const file = join(samplesModules, name, 'package.json');
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

claim(
  'support/for-enterprise#commercial-support',
  'gulp is under the MIT license.',
  () => manifest('gulp').license,
  'MIT',
);

claim(
  'support/for-enterprise#versions',
  'The site describes gulp 5.0.1.',
  () => manifest('gulp').version,
  '5.0.1',
);

claim(
  'support/for-enterprise#versions',
  'gulp 5 has left glob-parent 3.',
  () =>
    ['glob-stream', 'chokidar'].map((name) =>
      manifest(name).dependencies?.['glob-parent']?.replace(/\.[\d.]+$/, ''),
    ),
  ['^6', '~5'],
);

claim(
  'support/for-enterprise#node',
  'The script prints the range of gulp and of the packages below it.',
  sample('recipe-node-range'),
  async () => (await run('node versions.mjs')).lines[0],
  'gulp 5.0.1: Node >=10.13.0, MIT',
);
