import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';

import { describe, test } from 'vitest';

import { listen } from '../../../../scripts/setup/ports.mjs';
import { projectRoot } from '../../../../src/samples/paths';
import { temporaryFolder } from '../../../docs/support/temporary-folder';

const home = temporaryFolder();
const starts = {
  'plugins/verify/run-command.ts': ['runCommand', { cwd: home, limit: 60_000 }],
  'samples/child.ts': ['startCommand', { folder: home, home, env: {} }],
} as const;

describe.each(Object.entries(starts))('a command that %s starts', (file, [name, options]) => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'ends with %s to the process that started it',
    async (signal) => {
      // The command holds a connection open as long as it runs.
      const server = createServer();
      const port = await listen(server, 0, '', '127.0.0.1');
      const command = `node -e "require('net').connect(${port})"`;
      const module = path.join(projectRoot, 'scripts', file);
      const script = `require(${JSON.stringify(module)})
        .${name}(${JSON.stringify(command)}, ${JSON.stringify(options)});`;
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
