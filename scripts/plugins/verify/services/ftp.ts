import { createWriteStream, mkdirSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';

import { listen } from '../../../setup/ports.mjs';
import type { StartService } from './service';

/** Answers that need no thought; the rest of RFC 959 that an upload takes is below. */
const fixedReplies: Readonly<Record<string, string>> = {
  USER: '331 Password',
  PASS: '230 Welcome',
  TYPE: '200 Done',
  PWD: '257 "/"',
  CWD: '250 Done',
  MKD: '257 Made',
  MDTM: '550 No such file',
  SIZE: '550 No such file',
  MFMT: '213 Done',
  QUIT: '221 Goodbye',
};

async function answer(control: Socket, folder: string): Promise<void> {
  const reply = (text: string): boolean => control.write(`${text}\r\n`);
  let nextData: Promise<Socket> | undefined;

  reply('220 Ready');
  for await (const line of createInterface({ input: control })) {
    const [command = '', ...words] = line.split(' ');
    const target = words.join(' ');
    if (command === 'PASV') {
      // A client that never comes must not keep the verifier running.
      const server = createServer().unref();
      nextData = new Promise((resolve) => {
        server.once('connection', (socket) => {
          server.close();
          // A client that is stopped hangs up in the middle of a file.
          socket.on('error', () => socket.destroy());
          resolve(socket);
        });
      });
      const port = await listen(server, 0, '', '127.0.0.1');
      reply(`227 Passive (127,0,0,1,${port >> 8},${port & 255})`);
    } else if (command === 'STOR' && nextData) {
      reply('150 Send');
      const file = path.join(folder, path.posix.normalize(`/${target}`));
      mkdirSync(path.dirname(file), { recursive: true });
      await pipeline(await nextData, createWriteStream(file));
      reply('226 Stored');
    } else if ((command === 'LIST' || command === 'MLSD') && nextData) {
      reply('150 List');
      (await nextData).end();
      reply('226 Listed');
    } else {
      reply(fixedReplies[command] ?? '502 Not known');
    }
  }
}

/** Starts an FTP server that takes any name and password and has no files to show. */
export const startFtp: StartService = async (folder) => {
  const controls = new Set<Socket>();
  const server = createServer((control) => {
    controls.add(control);
    control.on('error', () => control.destroy());
    // A client that hung up is an error too, as a file is that cannot be written.
    answer(control, folder).catch(() => control.destroy());
  });
  const port = await listen(server, 0, '', '127.0.0.1');
  return {
    port,
    stop: () => {
      controls.forEach((control) => control.destroy());
      server.close();
    },
  };
};
