import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, test } from 'vitest';

import { projectRoot } from '../../../../src/samples/paths';
import { temporaryFolder } from '../../../docs/support/temporary-folder';

/** Starts a comparison with a Node.js that is a shell script, which an npm of its own installs, as npm 12 only if it may. */
function compareWith(script: string) {
  const folder = temporaryFolder({
    'bin/npm':
      '#!/bin/sh\nmkdir -p node_modules/node && grep -q allowScripts package.json && cp -R "$(dirname "$0")" node_modules/node/\nexit 0\n',
    'bin/node': `#!/bin/sh\n${script}\n`,
  });
  const temporary = path.join(folder, 'temporary');
  mkdirSync(temporary);
  chmodSync(path.join(folder, 'bin/npm'), 0o755);
  chmodSync(path.join(folder, 'bin/node'), 0o755);
  const run = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/test-docs/run.ts', '--node', '22'],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        TMPDIR: temporary,
        PATH: [path.join(folder, 'bin'), process.env['PATH']].join(path.delimiter),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return { run, temporary };
}

test('tells why another Node.js cannot run the claims', async () => {
  const { run } = compareWith('echo "this Node.js is too old" >&2; exit 1');
  expect(await text(run.stderr)).toBe(
    'this Node.js is too old\n✘ The claims could not be run. The reason stands above.\n',
  );
}, 20_000);

test('ends what it runs where npm alone is interrupted, and leaves no packages behind', async () => {
  const { run, temporary } = compareWith('echo runs; exec sleep 600');
  run.stdout.setEncoding('utf8').on('data', (words: string) => {
    if (words.includes('runs')) {
      run.kill('SIGTERM');
    }
  });
  await once(run, 'close'); // The other Node.js holds the outputs open as long as it runs.
  expect(readdirSync(temporary).filter((name) => !name.startsWith('tsx-'))).toEqual([]);
}, 20_000);
