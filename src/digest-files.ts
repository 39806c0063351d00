import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Hashes files, as a key for caches of what was made from them.
 *
 * @param root Folder that the names are relative to.
 * @param names Files, and folders that count with all that is in them.
 * @returns 16 hexadecimal digits, which change when a file is added, removed, renamed or changed
 * @throws Error when a name is neither a file nor a folder.
 */
export function digestFiles(root: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => filesIn(path.join(root, name))).sort()) {
    const content = lstatSync(file).isSymbolicLink() ? readlinkSync(file) : readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

function filesIn(file: string): readonly string[] {
  if (!statSync(file).isDirectory()) {
    return [file];
  }
  return readdirSync(file, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
