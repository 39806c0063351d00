import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';

// No TypeScript: scripts that start before the packages are installed import it too.

/**
 * Hashes files, as a key for caches of what was made from them.
 *
 * @param {string} root Folder that the names are relative to.
 * @param {readonly string[]} names Files, and folders that count with all that is in them, installed packages left out.
 * @returns {string} 16 hexadecimal digits, which change when a file is added, removed, renamed or changed
 * @throws {Error} when a name is neither a file nor a folder.
 */
export function digestFiles(root, names) {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => filesIn(path.join(root, name))).sort()) {
    const content = lstatSync(file).isSymbolicLink() ? readlinkSync(file) : readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} file
 * @returns {string[]}
 */
function filesIn(file) {
  if (!statSync(file).isDirectory()) {
    return [file];
  }
  return readdirSync(file, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => {
      const inner = path.join(file, entry.name);
      return entry.isDirectory() ? filesIn(inner) : [inner];
    });
}
