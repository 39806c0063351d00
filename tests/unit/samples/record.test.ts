import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { recordSample } from '../../../scripts/samples/record';
import { fixtureSample } from './fixture-sample';

it('keeps what a step printed on the versions of Node.js that it names', async () => {
  const command = 'node say.mjs';
  const steps = [
    { id: 'elsewhere', command, node: '<20' },
    { id: 'here', command },
  ];
  const sample = fixtureSample(steps, {
    'say.mjs': "console.log('new');\n",
    'output/elsewhere.txt': 'old\n',
    'output/here.txt': 'old\n',
  });
  expect(await recordSample(sample, () => undefined)).toBe(true);
  const read = (step: string): string =>
    readFileSync(path.join(sample.folder, `output/${step}.txt`), 'utf8');
  expect([read('elsewhere'), read('here')]).toEqual(['old\n', 'new\n']);
});
