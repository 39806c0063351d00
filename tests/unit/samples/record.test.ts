import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { recordSample } from '../../../scripts/samples/record';
import { parseSampleDefinition } from '../../../src/samples/schema';
import { temporaryFolder } from '../../docs/support/temporary-folder';

it('keeps what a step printed on the versions of Node.js that it names', async () => {
  const file = 'samples/fixture/sample.json';
  const command = 'node say.mjs';
  const steps = [
    { id: 'elsewhere', command, node: '<20' },
    { id: 'here', command },
  ];
  const definition = parseSampleDefinition({ about: 'A fixture.', steps }, file);
  const folder = temporaryFolder({
    'gulpfile.mjs': 'export {};\n',
    'say.mjs': "console.log('new');\n",
    'output/elsewhere.txt': 'old\n',
    'output/here.txt': 'old\n',
  });
  const sample = { name: 'fixture', folder, file, definition };
  expect(await recordSample(sample, () => undefined)).toBe(true);
  const read = (step: string): string =>
    readFileSync(path.join(folder, `output/${step}.txt`), 'utf8');
  expect([read('elsewhere'), read('here')]).toEqual(['old\n', 'new\n']);
});
