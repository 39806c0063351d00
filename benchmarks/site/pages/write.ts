import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { projectRoot } from '../../../src/samples/paths';
import type { Dialect } from './dialect';
import { translatePage } from './translate';

/**
 * Writes all pages of the English edition for another generator.
 *
 * @param folder Folder of the pages; it is made.
 * @param dialect What the generator understands.
 */
export async function writePages(folder: string, dialect: Dialect): Promise<void> {
  const docs = path.join(projectRoot, 'docs');
  for (const name of await readdir(docs, { recursive: true })) {
    if (!name.endsWith('.md')) {
      continue;
    }
    const source = await readFile(path.join(docs, name), 'utf8');
    const target = path.join(folder, name.replace(/\.md$/, `.${dialect.extension}`));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await translatePage(source, path.join(docs, name), dialect));
  }
}
