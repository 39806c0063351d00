import { readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../../src/samples/paths';

/** @returns the path of what a build of an edition emitted; without a file, that of its folder */
export function builtPath(edition: string, file = ''): string {
  return path.join(projectRoot, 'build', edition, file);
}

/** @returns the text of a file that a build of an edition emitted */
export function readBuilt(edition: string, file: string): string {
  return readFileSync(builtPath(edition, file), 'utf8');
}

/** @returns what is in a JSON file that the generator wrote while it built an edition */
export function readGenerated(edition: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(projectRoot, `.docusaurus-${edition}`, file), 'utf8'));
}
