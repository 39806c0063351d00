import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Files of packages on whose internals this site relies, by their path below `node_modules`, each with the
 * beginning of its SHA-256, of the version for which the reliance was written.
 */
export type Reliances = Readonly<Record<string, string>>;

/** Folder of the packages that the site is built with. */
const PACKAGES = path.resolve(__dirname, '../../node_modules');

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}

/**
 * Checks that these files have not changed since the code here was written for them.
 *
 * @param what the code that relies on them, and its place, for the message
 * @param reliances The files and their hashes.
 * @throws Error when a file is missing or changed; it says what to compare and which hash to write
 */
export function assertReliances(what: string, reliances: Reliances): void {
  for (const [name, hash] of Object.entries(reliances)) {
    const file = path.join(PACKAGES, name);
    const found = existsSync(file) ? hashOf(file) : undefined;
    if (found !== hash) {
      const change =
        found === undefined ? 'which does not exist any more' : `whose hash is ${found} now`;
      throw new Error(
        `${what} relies on the inside of ${name}, ${change}. Compare that file with the one of the version before and adapt what relies on it, or remove the reliance; then write the new hash in the place of ${hash}. PLAIN_BUILD=1 builds without these checks.`,
      );
    }
  }
}
