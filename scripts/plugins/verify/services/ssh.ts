import { exec } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync } from 'node:fs';

import ssh2, {
  type Connection,
  type ExecChannel,
} from '../../../../samples/node_modules/ssh2/lib/index.js';
import { listen } from '../../../setup/ports.mjs';
import type { StartService } from './service';
import { serveFiles } from './sftp';

function makeHostKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return privateKey.export({ type: 'sec1', format: 'pem' }).toString();
}

function runFor(channel: ExecChannel, command: string, folder: string): void {
  const child = exec(command, { cwd: folder });
  child.stdout?.pipe(channel, { end: false });
  child.stderr?.pipe(channel.stderr, { end: false });
  child.on('close', (code) => {
    channel.exit(code ?? 1);
    channel.end();
  });
}

function welcome(connection: Connection, folder: string): void {
  connection.on('authentication', (context) => {
    if (context.method === 'password') context.accept();
    else context.reject(['password']);
  });
  connection.on('session', (accept) => {
    // Between two runs of one trial the whole project is cleared.
    mkdirSync(folder, { recursive: true });
    accept()
      .on('sftp', (acceptSftp) => serveFiles(acceptSftp(), folder))
      .on('exec', (acceptExec, _reject, { command }) => runFor(acceptExec(), command, folder));
  });
}

/**
 * Starts an SSH server that takes any name and password, files over SFTP, and commands. It offers what
 * ssh2 offers by default, which is near to OpenSSH: no key exchange and no host key of SHA-1.
 */
export const startSsh: StartService = async (folder) => {
  const connections = new Set<Connection>();
  const server = new ssh2.Server({ hostKeys: [makeHostKey()] }, (connection) => {
    connections.add(connection);
    // A client that finds no common way to talk hangs up.
    connection.on('error', () => connection.end());
    welcome(connection, folder);
  });
  const port = await listen(server, 0, '', '127.0.0.1');
  return {
    port,
    stop: () => {
      connections.forEach((connection) => connection.end());
      server.close();
    },
  };
};
