import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import * as z from 'zod';

import { samplesFolder, samplesModules } from '../../src/samples/paths';

const manifestSchema = z.looseObject({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** Packages of the samples that are parts of gulp: their versions follow from gulp's. */
const parts = [
  'glob-stream',
  'glob-watcher',
  'undertaker',
  'undertaker-registry',
  'vinyl',
  'vinyl-fs',
];

/**
 * Installs the packages of the samples with another gulp.
 *
 * @param version of gulp, as npm knows it, such as `4.0.2` or `next`
 * @param folder an empty folder
 * @returns the `node_modules` of it
 * @throws Error of npm where it has no such version
 */
export async function installGulp(version: string, folder: string): Promise<string> {
  await cp(path.join(samplesFolder, 'package.json'), path.join(folder, 'package.json'));
  await npm(folder, 'install', '--no-save', '--prefix', 'alone', `gulp@${version}`);
  const alone = path.join(folder, 'alone/node_modules');
  const manifest = await readManifest(path.join(folder, 'package.json'));
  for (const name of ['gulp', ...parts]) {
    const installed = await readManifest(path.join(alone, name, 'package.json'));
    manifest.dependencies[name] = installed.version ?? version;
  }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  // A plugin may ask for another gulp: whether it works is what is to be seen.
  await npm(folder, 'install', '--legacy-peer-deps');
  const modules = path.join(folder, 'node_modules');
  await nameExports(path.join(modules, 'gulp'));
  return modules;
}

/**
 * gulp 4 has no named exports, so that no ES module of the samples would load. Gives it those of gulp 5:
 * one difference less, and all others can be seen.
 */
async function nameExports(gulp: string): Promise<void> {
  const module = 'index.mjs';
  if (existsSync(path.join(gulp, module))) {
    return;
  }
  console.log(
    'This gulp has no named exports. It gets them here, so that the rest can be compared.',
  );
  await cp(path.join(samplesModules, 'gulp', module), path.join(gulp, module));
  const file = path.join(gulp, 'package.json');
  const exported = { exports: { import: `./${module}`, require: './index.js' } };
  await writeFile(file, JSON.stringify({ ...(await readManifest(file)), ...exported }));
}

/**
 * Installs another Node.js, which npm carries as the package `node`.
 *
 * @param version such as `22`
 * @param folder an empty folder
 * @returns the program
 * @throws Error of npm where it has no such version
 */
export async function installNode(version: string, folder: string): Promise<string> {
  // npm 12 runs no install script without this, and this one fetches the program.
  await writeFile(path.join(folder, 'package.json'), '{ "allowScripts": { "node": true } }\n');
  await npm(folder, 'install', `node@${version}`);
  return path.join(folder, 'node_modules/node/bin/node');
}

async function npm(folder: string, ...words: readonly string[]): Promise<void> {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)('npm', [...words, ...quiet], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
}

async function readManifest(file: string): Promise<z.infer<typeof manifestSchema>> {
  return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
