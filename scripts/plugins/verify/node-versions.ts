import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../../../src/samples/paths';
import { installNode } from '../../test-docs/versions';

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
  const node = fetched.get(version) ?? installOnce(version);
  fetched.set(version, node);
  return node;
}

async function installOnce(version: string): Promise<string> {
  const folder = path.join(trialsFolder, 'node', version);
  const bin = path.join(folder, 'node_modules/node/bin');
  if (!existsSync(path.join(bin, 'node'))) {
    mkdirSync(folder, { recursive: true });
    await installNode(version, folder);
  }
  return bin;
}
