import { chmod, mkdir, realpath, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file so that a watcher sees one change: creating, filling and dating it in place would
 * be several, and a busy machine reports them apart. The file is made outside of the project and
 * moved in, as many editors do.
 *
 * @param project the folder of the project; its parent must be on the same file system
 * @param file a path in the project; an existing file keeps its mode, and links to it stay
 * @param text the new text
 */
export async function writeAtOnce(project: string, file: string, text: string): Promise<void> {
  const named = path.join(project, file);
  const target = await realpath(named).catch(() => named);
  const mode = await stat(target).then(
    (found) => found.mode,
    () => undefined,
  );
  const made = path.join(path.dirname(project), 'being-written');
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(made, text);
  // File systems round times in different ways; an explicit time always differs from the last.
  const now = new Date();
  await utimes(made, now, now);
  if (mode !== undefined) {
    await chmod(made, mode);
  }
  try {
    await rename(made, target);
  } catch (error) {
    await rm(made, { force: true });
    throw new Error(`${file} cannot be written: ${String(error)}`);
  }
}
