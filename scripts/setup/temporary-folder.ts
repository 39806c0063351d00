import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { exitHandlers } from './exit-handlers';

/**
 * Makes a folder that is removed when this process ends, if not before.
 *
 * @param prefix what its name begins with
 * @returns its path, with links resolved
 */
export function temporaryFolder(prefix: string): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), prefix)));
  exitHandlers.add(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
