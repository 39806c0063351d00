import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The Node releases on which a trial is repeated, beside the one that runs the verifier. */
export const otherNodes = ['22.23.3', '24.21.0'] as const;

/** Trials run beside each other; two installations into one folder damage it. */
const fetched = new Map<string, Promise<string>>();

/**
 * Gets a release of Node from npm, once per machine.
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
  const folder = path.join(tmpdir(), 'gulp-plugins-verify-nodes', version);
  const bin = path.join(folder, 'node_modules/.bin');
  if (!existsSync(path.join(bin, 'node'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    await run('npm', ['install', '--no-audit', '--no-fund', `node@${version}`], { cwd: folder });
  }
  return bin;
}
