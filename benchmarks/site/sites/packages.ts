import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import { projectRoot } from '../../../src/samples/paths';

/**
 * Links the packages of the repository into a site's folder one by one, so that the site has the
 * same versions, and caches of its own.
 */
export async function linkPackages(folder: string): Promise<void> {
  const from = path.join(projectRoot, 'node_modules');
  const to = path.join(folder, 'node_modules');
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (!name.startsWith('.')) {
      await symlink(path.join(from, name), path.join(to, name));
    }
  }
}

const packageSchema = z.object({ version: z.string() });

/** The version of a package that a site's folder has. */
export async function installedVersion(folder: string, name: string): Promise<string> {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return packageSchema.parse(JSON.parse(await readFile(file, 'utf8'))).version;
}

/**
 * Installs packages into a folder of its own.
 *
 * @param folder Folder that gets a package.json and node_modules.
 * @param packages Names and versions.
 * @throws Error with what npm said, when it fails.
 */
export async function installPackages(
  folder: string,
  packages: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2),
  );
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    throw new Error(
      `npm could not install ${Object.keys(packages).join(' and ')} for the comparison. Check the network, or leave out the flag that asks for it.\n${stderr}`,
    );
  }
}
