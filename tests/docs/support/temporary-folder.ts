import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';

/**
 * Makes a folder for a test. It stays until all tests are finished.
 *
 * @param files paths relative to the folder, with their contents.
 * @returns the absolute path of the folder, without links in it.
 */
export function temporaryFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = mkdtempSync(join(inject('allFolders'), 'test-'));
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
  return folder;
}
