import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The text of all scripts of an edition, which was built, one after the other. */
export function allScripts(edition: string): string {
  const folder = path.join(root, 'build', edition, 'assets/js');
  return readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}
