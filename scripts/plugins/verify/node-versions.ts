import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { projectRoot } from '../../../src/samples/paths';

const run = promisify(execFile);

/** What the verifier keeps between runs. Others may write to the folder for temporary files, and a Node from here is run. */
export const trialsFolder = path.join(projectRoot, 'node_modules/.cache/plugin-trials');

/** The Node releases on which a trial is repeated, beside the one that runs the verifier. */
export const otherNodes = ['22.23.3', '24.21.0'] as const;

/** Trials run beside each other; two installations into one folder damage it. */
const fetched = new Map<string, Promise<string>>();

/**
 * Gets a release of Node from npm, once.
 * @param version Exact version of npm's package `node`.
 * @returns The folder to put in front of `PATH`.
 * @throws When npm cannot install it.
 */
export function fetchNode(version: string): Promise<string> {
  const node = fetched.get(version) ?? installNode(version);
  fetched.set(version, node);
  return node;
}

async function installNode(version: string): Promise<string> {
  const folder = path.join(trialsFolder, 'node', version);
  const bin = path.join(folder, 'node_modules/.bin');
  if (!existsSync(path.join(bin, 'node'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    await run('npm', ['install', '--no-audit', '--no-fund', `node@${version}`], { cwd: folder });
  }
  return bin;
}
