import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * @param folder Path of a folder.
 * @returns when each file in and below it was written, in nanoseconds
 */
export async function timesOf(folder: string): Promise<ReadonlyMap<string, bigint>> {
  const names = await readdir(folder, { recursive: true });
  const times = names.map(async (name) => {
    const { mtimeNs } = await stat(path.join(folder, name), { bigint: true });
    return [name, mtimeNs] as const;
  });
  return new Map(await Promise.all(times));
}
