import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';

import { describe, test } from 'vitest';

import { listen } from '../../../../scripts/setup/ports.mjs';
import { projectRoot } from '../../../../src/samples/paths';
import { temporaryFolder } from '../../../docs/support/temporary-folder';

/** What starts a Node.js with some code in a folder, by the module that has the function. */
const starts = {
  'scripts/plugins/verify/run-command.ts': `
    runCommand('node -e "' + code + '"', { cwd: folder, limit: 60_000 })`,
  'scripts/samples/running-command.ts': `
    startCommand('node -e "' + code + '"', { folder, home: folder, env: {} })`,
  'benchmarks/site/measure/build.ts': `
    measureBuild({ folder, build: { arguments: ['-e', code], environment: {} } }, 'warm', 60)`,
};

describe.each(Object.entries(starts))('a command that %s starts', (file, start) => {
  test.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)(
    'ends with %s to the process that started it',
    async (signal) => {
      // The command holds a connection open as long as it runs.
      const server = createServer();
      const port = await listen(server, 0, '', '127.0.0.1');
      const script = `
        const code = "require('net').connect(${port})";
        const folder = ${JSON.stringify(temporaryFolder())};
        require(${JSON.stringify(path.join(projectRoot, file))}).${start.trim()};`;
      const starter = spawn(process.execPath, ['--import', 'tsx', '--eval', script], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const socket = await new Promise<Socket>((resolve) => server.once('connection', resolve));
      const closed = once(socket.resume(), 'close');
      starter.kill(signal);
      await closed;
      server.close();
    },
    20_000,
  );
});
