import { chmod, rm, utimes } from 'node:fs/promises';
import path from 'node:path';

import type { Changes } from '../../src/samples/schema';
import { writeAtOnce } from './write-at-once';

/**
 * Changes a project as a reader would by hand: writes and removes files, sets times and modes.
 *
 * @param project the absolute folder of the project
 * @param changes what to do; files are removed first, so that a folder can be replaced by a file
 */
export async function applyChanges(project: string, changes: Changes): Promise<void> {
  for (const file of changes.remove ?? []) {
    await rm(path.join(project, file), { recursive: true, force: true });
  }
  for (const [file, text] of Object.entries(changes.write ?? {})) {
    await writeAtOnce(project, file, text);
  }
  for (const [file, mode] of Object.entries(changes.chmod ?? {})) {
    await chmod(path.join(project, file), Number.parseInt(mode, 8));
  }
  for (const [file, time] of Object.entries(changes.touch ?? {})) {
    await utimes(path.join(project, file), new Date(time), new Date(time));
  }
}
