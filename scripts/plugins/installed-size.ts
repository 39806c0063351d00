import { execFile } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { temporaryFolder } from '../setup/temporary-folder';

const run = promisify(execFile);

/**
 * Installs a package in an empty folder and weighs it with all that it depends on. What it asks the
 * project to bring, such as gulp itself, is left out.
 *
 * @param name Name of the package.
 * @param version Its exact version.
 * @returns Bytes of all files.
 * @throws When npm cannot install it; the message is npm's own.
 */
export async function measureInstalled(name: string, version: string): Promise<number> {
  const folder = temporaryFolder('installed-size-');
  try {
    await run(
      'npm',
      [
        'install',
        `${name}@${version}`,
        '--prefix=.',
        '--legacy-peer-deps',
        '--ignore-scripts',
        '--no-package-lock',
        '--no-audit',
        '--no-fund',
      ],
      { cwd: folder, timeout: 300_000, shell: process.platform === 'win32' },
    );
    return await weigh(path.join(folder, 'node_modules'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** npm's own record of the folder is no part of a package. */
const RECORD = '.package-lock.json';

async function weigh(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && entry.name !== RECORD)
      .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
