import type { AddressInfo } from 'node:net';

/** What servers have in common, those that are not of Node included. */
interface Listener {
  listen(port: number, host: string, done: () => void): unknown;
  address(): AddressInfo | string | null;
}

/**
 * Lets a server listen on a free port of this machine alone.
 * @returns The port.
 * @throws When the server has no port, which only a pipe has not.
 */
export async function listen(server: Listener): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server listens on no port.');
  return address.port;
}
