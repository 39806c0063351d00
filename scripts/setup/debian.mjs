import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages of Debian, where this is a Debian and its administrator runs this.
 *
 * @param {string[]} packages
 * @returns {boolean} Whether they were installed.
 */
export function installWithDebian(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return false;
  }
  console.log(`Installing Debian's ${packages.join(' and ')}.`);
  return (
    aptGet('update', '-qq') &&
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
  );
}

/** @param {string[]} args */
function aptGet(...args) {
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
