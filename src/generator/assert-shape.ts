import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of a package on whose inside this site relies. */
export interface Shape {
  /** Name of the package. */
  readonly package: string;
  /** The file, below the folder of the package. */
  readonly file: string;
  /** Beginning of its SHA-256, of the version for which the reliance was written. */
  readonly hash: string;
}

/** Folder of the packages that the site is built with. */
const PACKAGES = path.resolve(__dirname, '../../node_modules');

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}

/**
 * Checks that a file of a package is as it was when something here came to rely on it.
 *
 * @param reliance What relies on the file, and where it is, for the message.
 * @param shape The file and its hash.
 * @throws Error when the file is gone or another one; it says what to look at and what to write.
 */
export function assertShape(reliance: string, shape: Shape): void {
  const file = path.join(PACKAGES, shape.package, shape.file);
  const found = existsSync(file) ? hashOf(file) : undefined;
  if (found === shape.hash) {
    return;
  }
  const change =
    found === undefined ? 'which does not exist any more' : `whose hash is ${found} now`;
  throw new Error(
    `${reliance} relies on the inside of ${shape.package}: ${shape.file}, ${change}. Compare that file with the one of the version before and adapt what relies on it, or remove the reliance; then write the new hash in the place of ${shape.hash}. PLAIN_BUILD=1 builds without these checks.`,
  );
}
