import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Installs the packages of a folder when one that its lock file names is missing, or there in
 * another version.
 *
 * @param {string} folder Folder with package.json and package-lock.json, relative to the repository.
 * @throws {Error} when package.json was changed without its lock file, or `npm ci` fails; its own output stands above.
 */
export function installPackages(folder) {
  const directory = path.join(ROOT, folder);
  const lock = readFileSync(path.join(directory, 'package-lock.json'), 'utf8');
  const manifest = readFileSync(path.join(directory, 'package.json'), 'utf8');
  const file = path.join(folder, 'package.json');
  const locked = parseJson(lock, path.join(folder, 'package-lock.json'));
  if (!agrees(parseJson(manifest, file), locked.packages[''])) {
    throw new Error(
      `${file} names other packages or versions than its lock file. Run: npm install${folder === '.' ? '' : ` --prefix ${folder}`}`,
    );
  }
  const digest = createHash('sha256').update(lock).digest('hex');
  const mark = path.join(directory, 'node_modules/.lock-digest');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) {
    return;
  }
  // npm's record of installed packages: after `npm install NAME` it matches the new lock file.
  const record = path.join(directory, 'node_modules/.package-lock.json');
  if (existsSync(record) && holds(packagesOf(readFileSync(record, 'utf8')), packagesOf(lock))) {
    writeFileSync(mark, digest);
    return;
  }
  const name = folder === '.' ? 'the site' : folder;
  console.log(`Installing the packages of ${name} (npm ci); this takes a minute or two.`);
  // A host with NODE_ENV=production would leave out what tests import.
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', words, {
    cwd: directory,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    throw new Error(
      `npm ci failed in ${name} (exit code ${result.status}). Its message stands above; fix the cause and start again.`,
    );
  }
  writeFileSync(mark, digest);
}

/**
 * @param {string} text
 * @param {string} file Where it stands, for the message.
 * @throws {Error} naming the file, as where a merge left its marks in it
 */
export function parseJson(text, file) {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}. Correct it, or take it from the last commit.`);
  }
}

/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Named */

/**
 * @param {Named} manifest
 * @param {Named} locked What the lock file repeats of it.
 * @returns {boolean}
 */
export function agrees(manifest, locked) {
  return isDeepStrictEqual(
    [manifest.dependencies, manifest.devDependencies],
    [locked.dependencies, locked.devDependencies],
  );
}

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages */

/**
 * @param {string} lock
 * @returns {Packages} Packages by their folder.
 */
function packagesOf(lock) {
  return JSON.parse(lock).packages;
}

/**
 * Of the optional packages npm takes those of this platform alone.
 *
 * @param {Packages} installed
 * @param {Packages} wanted
 * @returns {boolean}
 */
export function holds(installed, wanted) {
  return Object.entries(wanted).every(
    ([folder, { version, integrity, optional }]) =>
      folder === '' ||
      (optional && !(folder in installed)) ||
      (installed[folder]?.version === version && installed[folder]?.integrity === integrity),
  );
}
