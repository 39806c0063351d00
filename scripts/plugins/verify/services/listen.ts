import type { Server } from 'node:net';

/**
 * Lets a server listen on a free port of this machine alone.
 * @returns The port.
 * @throws When the server has no port, which only a pipe has not.
 */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server listens on no port.');
  return address.port;
}
