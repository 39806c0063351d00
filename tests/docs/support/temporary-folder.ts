import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Makes a folder for the running test, which is removed when the test is finished.
 *
 * @param files paths relative to the folder, with their contents.
 * @returns the absolute path of the folder, without links in it.
 */
export function temporaryFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gulp-docs-')));
  onTestFinished(() => rmSync(folder, { force: true, recursive: true }));
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
  return folder;
}
