import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './install.mjs';

/**
 * Fails early where the result of a long build could not be written.
 *
 * @param {string} folder Folder relative to the repository, which may not exist yet.
 * @throws {Error} of the file system, where the folder, or the one to make it in, may not be written.
 */
export function requireWritable(folder) {
  let place = path.join(ROOT, folder);
  while (!existsSync(place)) {
    place = path.dirname(place);
  }
  accessSync(place, constants.W_OK);
}
