import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { projectRoot } from '../../../src/samples/paths';

it('takes the path of a sample for its name, as a shell completes it', () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/samples/run.ts', 'samples/no-such/'],
    { cwd: projectRoot, encoding: 'utf8' },
  );
  expect(stdout).toContain('  samples/no-such/sample.json does not exist.');
});
