import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';

import { expect, test } from 'vitest';

import { startFtp } from '../../../../scripts/plugins/verify/services/ftp';
import { temporaryFolder } from '../../../docs/support/temporary-folder';

/** Sends a file as a client does, up to where its data ends. */
async function store(control: Socket, name: string, contents: string): Promise<void> {
  control.write('PASV\r\n');
  let answer = '';
  while (!answer.includes('227 ')) {
    const [chunk] = await once(control, 'data');
    answer += String(chunk);
  }
  const [, high, low] = /,(\d+),(\d+)\)/.exec(answer) ?? [];
  control.write(`STOR ${name}\r\n`);
  const data = connect(Number(high) * 256 + Number(low), '127.0.0.1');
  data.on('error', () => undefined); // The server may hang up.
  data.end(contents);
}

test('a file that is sent lies in the folder', async () => {
  const folder = temporaryFolder();
  const server = await startFtp(folder);
  const control = connect(server.port, '127.0.0.1').setEncoding('utf8');
  await store(control, 'deep/a.txt', 'text');
  let answer = '';
  while (!answer.includes('226 Stored')) {
    const [chunk] = await once(control, 'data');
    answer += String(chunk);
  }
  expect(readFileSync(path.join(folder, 'deep/a.txt'), 'utf8')).toBe('text');
  server.stop();
});

test('a file that cannot be written ends the connection, and not the verifier', async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'taken'));
  const server = await startFtp(folder);
  const control = connect(server.port, '127.0.0.1').setEncoding('utf8');
  await store(control, 'taken', 'text');
  await once(control.resume(), 'close');
  server.stop();
});
