import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';

import { expect, test, vi } from 'vitest';

import { startFtp } from '../../../../scripts/plugins/verify/services/ftp';
import { temporaryFolder } from '../../../docs/support/temporary-folder';

/** @returns what the server says, up to a text */
async function hear(control: Socket, text: string): Promise<string> {
  let answer = '';
  while (!answer.includes(text)) {
    const [chunk] = await once(control, 'data');
    answer += String(chunk);
  }
  return answer;
}

/** Sends a file as a client does, up to where its data ends. */
async function store(control: Socket, name: string, contents: string): Promise<void> {
  control.write('PASV\r\n');
  const [, high, low] = /,(\d+),(\d+)\)/.exec(await hear(control, '227 ')) ?? [];
  control.write(`STOR ${name}\r\n`);
  const data = connect(Number(high) * 256 + Number(low), '127.0.0.1');
  data.on('error', () => undefined); // The server may hang up.
  data.end(contents);
}

test('a client that asks where to send, and never does, keeps nothing running', async () => {
  const listening = (): number =>
    process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
  const before = listening();
  const server = await startFtp(temporaryFolder());
  const control = connect(server.port, '127.0.0.1').setEncoding('utf8');
  control.write('PASV\r\n');
  await hear(control, '227 ');
  server.stop();
  await vi.waitFor(() => expect(listening()).toBeLessThanOrEqual(before));
});

test('a file that is sent lies in the folder', async () => {
  const folder = temporaryFolder();
  const server = await startFtp(folder);
  const control = connect(server.port, '127.0.0.1').setEncoding('utf8');
  await store(control, 'deep/a.txt', 'text');
  await hear(control, '226 Stored');
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
