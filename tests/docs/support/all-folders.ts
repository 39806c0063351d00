import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Absolute path, without links, of the folder in which tests make theirs. */
    readonly allFolders: string;
  }
}

/**
 * Makes the folder that holds the folders of all tests, and removes it when the last test is finished.
 * A stream that a test left behind may still open its files: gone under it, they would be an error that
 * nobody catches, reported for a test that had passed.
 *
 * @returns what removes it
 */
export default function setup({ provide }: TestProject): () => Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gulp-docs-')));
  // Claims on permissions run as another user where the tests run as root.
  chmodSync(folder, 0o755);
  provide('allFolders', folder);
  return () => rm(folder, { force: true, recursive: true, maxRetries: 10, retryDelay: 50 });
}
