import { expect, it } from 'vitest';

import { runSample } from '../../../scripts/samples/run-sample';
import type { Sample } from '../../../src/samples/load';
import { parseSampleDefinition } from '../../../src/samples/schema';
import { temporaryFolder } from '../../docs/support/temporary-folder';

/** A sample whose first step exits with 1, and whose second prints what the first wrote. */
function sampleFor(node: string): Sample {
  const file = 'samples/fixture/sample.json';
  const steps = [
    { id: 'refused', command: 'node refuse.mjs', node, write: { 'note.txt': 'noted' } },
    { id: 'later', command: 'node show.mjs', prints: ['noted'] },
  ];
  const definition = parseSampleDefinition({ about: 'A fixture.', steps }, file);
  const folder = temporaryFolder({
    'gulpfile.mjs': 'export {};\n',
    'package.json': '{}',
    'refuse.mjs': 'process.exit(1);\n',
    'show.mjs': "import fs from 'node:fs';\nconsole.log(fs.readFileSync('note.txt', 'utf8'));\n",
  });
  return { name: 'fixture', folder, file, definition };
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
