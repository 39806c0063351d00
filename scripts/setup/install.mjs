import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Installs the packages of a folder when they are missing or its lock file changed since.
 *
 * @param {string} folder Folder with package.json and package-lock.json, relative to the repository.
 * @throws {Error} when `npm ci` fails; its own output stands above.
 */
export function installPackages(folder) {
  const directory = path.join(ROOT, folder);
  const lock = readFileSync(path.join(directory, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const mark = path.join(directory, 'node_modules', '.lock-digest');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) {
    return;
  }
  const name = folder === '.' ? 'the site' : folder;
  console.log(`Installing the packages of ${name} (npm ci); this takes a minute or two.`);
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: directory,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    throw new Error(
      `npm ci failed in ${name} (exit code ${result.status}). Its message stands above; fix the cause and start again.`,
    );
  }
  writeFileSync(mark, wanted);
}
