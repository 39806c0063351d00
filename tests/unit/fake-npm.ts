import { chmodSync } from 'node:fs';
import path from 'node:path';

import { vi } from 'vitest';

import { temporaryFolder } from '../docs/support/temporary-folder';

/**
 * Puts a program in the place of npm until the test ends.
 *
 * @param script what it does, as a shell script
 */
export function fakeNpm(script: string): void {
  const folder = temporaryFolder({ npm: `#!/bin/sh\n${script}\n` });
  chmodSync(path.join(folder, 'npm'), 0o755);
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env['PATH'] ?? ''}`);
}
