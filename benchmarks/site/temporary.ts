import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Makes a folder that is removed when the process ends.
 *
 * @returns Its real path.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => process.exit(1));
  }
  return folder;
}
