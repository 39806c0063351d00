import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a module beside one that the generator wrote, to take its place.
 *
 * @param generatedFilesDir The generator's folder.
 * @param module The generated module, without its extension.
 * @param file Name of the new one.
 * @param content Text of the new one.
 * @returns An alias for webpack.
 */
export function replaceGenerated(
  generatedFilesDir: string,
  module: string,
  file: string,
  content: string,
): Readonly<Record<string, string>> {
  const folder = path.join(generatedFilesDir, 'client-diet');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, file), content);
  return { [path.join(generatedFilesDir, module)]: path.join(folder, file) };
}
