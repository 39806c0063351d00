import { expect, it } from 'vitest';

import { runSample } from '../../../scripts/samples/run-sample';
import type { Sample } from '../../../src/samples/load';
import { fixtureSample } from './fixture-sample';

/** A sample whose first step exits with 1, and whose second prints what the first wrote. */
function sampleFor(node: string): Sample {
  const steps = [
    { id: 'refused', command: 'node refuse.mjs', node, write: { 'note.txt': 'noted' } },
    { id: 'later', command: 'node show.mjs', prints: ['noted'] },
  ];
  return fixtureSample(steps, {
    'package.json': '{}',
    'refuse.mjs': 'process.exit(1);\n',
    'show.mjs': "import fs from 'node:fs';\nconsole.log(fs.readFileSync('note.txt', 'utf8'));\n",
  });
}

it('holds a step to its expectations on the versions of Node.js that it names', async () => {
  const { failures } = await runSample(sampleFor('>=20'), 'esm', () => undefined);
  expect(failures.map(({ step, problems }) => [step, problems])).toEqual([
    ['refused', ['it ends with exit code 1, expected is 0.']],
  ]);
});

it('only runs it on others, for the steps after it', async () => {
  const { failures, outputs } = await runSample(sampleFor('<20'), 'esm', () => undefined);
  expect(failures).toEqual([]);
  expect(outputs.get('later')).toBe('noted');
});
