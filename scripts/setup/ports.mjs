import net from 'node:net';

/**
 * Reads a port.
 *
 * @param {string | undefined} value As given; absent or empty means the default.
 * @param {string} name What gave it, for the message.
 * @param {number} fallback
 * @returns {number}
 * @throws {Error} when it is no port.
 */
export function readPort(value, name, fallback) {
  const port = value ? Number(value) : fallback;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `${name}=${JSON.stringify(value)} is no port. Give a number from 0 to 65535; 0 takes a free one.`,
    );
  }
  return port;
}

/**
 * Starts a server.
 *
 * @param {Pick<net.Server, 'once' | 'listen' | 'address'>} server
 * @param {number} port 0 takes a free one.
 * @param {string} advice How to choose another port, for the message.
 * @param {string} [host] Without it all interfaces are listened on.
 * @returns {Promise<number>} The port, once it listens.
 * @throws {Error} when the port is taken, or may not be used.
 */
export function listen(server, port, advice, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined;
      const problem =
        code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program.`
          : code === 'EACCES'
            ? `Port ${port} may be used by an administrator alone.`
            : `Nothing can listen on port ${port} (${error.message}).`;
      reject(new Error(`${problem} ${advice}`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * @param {number} port
 * @param {string} host
 * @param {string} advice As in `listen`.
 * @throws {Error} of `listen`
 */
export async function requireFreePort(port, host, advice) {
  const server = net.createServer();
  await listen(server, port, advice, host);
  await close(server);
}

/**
 * @param {string} [host] As in `listen`.
 * @returns {Promise<number>} A port that nothing listens on now.
 */
export async function findFreePort(host) {
  const server = net.createServer();
  const port = await listen(server, 0, '', host);
  await close(server);
  return port;
}

/** @param {net.Server} server */
function close(server) {
  return new Promise((resolve) => {
    server.close(resolve);
  });
}
