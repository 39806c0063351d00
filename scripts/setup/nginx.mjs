import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { installWithDebian } from './debian.mjs';

const PATHS = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * Finds nginx for the test of hosting/nginx.conf, and installs Debian's package where that is possible.
 *
 * @returns {string} Path of the executable.
 * @throws {Error} saying what to install, or to correct, when there is none.
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

/**
 * @returns {string | undefined}
 * @throws {Error} when NGINX_PATH names no file.
 */
function findNginx() {
  const named = process.env.NGINX_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`NGINX_PATH names ${named}, and there is no such file. Correct or unset it.`);
  }
  return (named ? [named] : PATHS).find(
    (candidate) => existsSync(candidate) && spawnSync(candidate, ['-v']).status === 0,
  );
}
