import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { projectRoot } from '../../../../src/samples/paths';
import { temporaryFolder } from '../../../docs/support/temporary-folder';

test.each(['SIGINT', 'SIGTERM', 'its own exit'] as const)(
  'a folder is gone after %s ends the process that made it',
  async (end) => {
    const home = temporaryFolder();
    const module = path.join(projectRoot, 'scripts/setup/temporary-folder.ts');
    const script = `
      const made = require(${JSON.stringify(module)}).temporaryFolder('made-');
      require('fs').writeFileSync(require('path').join(made, 'file'), '');
      process.stdin.on('data', () => process.exit()); // It goes on until somebody ends it.
      console.log('made');`;
    const maker = spawn(process.execPath, ['--import', 'tsx', '--eval', script], {
      env: { ...process.env, TMPDIR: home },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = once(maker, 'close');
    await once(maker.stdout, 'data');
    const made = readdirSync(home).filter((name) => name.startsWith('made-'));
    if (end === 'its own exit') maker.stdin.write('end');
    else maker.kill(end);
    await ended;
    expect(made).toHaveLength(1);
    expect(readdirSync(home)).not.toContain(made[0]);
  },
  20_000,
);
