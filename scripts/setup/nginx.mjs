import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { installWithDebian } from './debian.mjs';

const PATHS = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * Finds nginx for the test of hosting/nginx.conf, and installs Debian's package where that is possible.
 *
 * @returns {string} Path of the executable.
 * @throws {Error} saying what to install when there is none.
 */
export function provideNginx() {
  const found = findNginx() ?? (installWithDebian(['nginx']) ? findNginx() : undefined);
  if (found === undefined) {
    throw new Error(
      'The test of hosting needs nginx, and none was found. Install it, or set NGINX_PATH to its executable.',
    );
  }
  return found;
}

/** @returns {string | undefined} */
function findNginx() {
  const candidates = process.env.NGINX_PATH ? [process.env.NGINX_PATH] : PATHS;
  return candidates.find(
    (candidate) => existsSync(candidate) && spawnSync(candidate, ['-v']).status === 0,
  );
}
