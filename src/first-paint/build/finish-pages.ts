import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import pMap from 'p-map';

import { withoutNullCharacters } from './null-characters';
import { type PolicyExtras, withPolicy } from './policy';

/** Files that are read and written at the same time. */
const CONCURRENCY = 16;

/**
 * Rewrites every built page: without null characters, and with a Content-Security-Policy of its own,
 * whose hashes are of what the page holds in the end.
 *
 * @param outDir Folder of the built site.
 * @param extras Origins that settings name: an analytics script, a hosted search service.
 * @throws Error when a page has no place for the policy.
 */
export async function finishPages(outDir: string, extras: PolicyExtras): Promise<void> {
  const files = await readdir(outDir, { recursive: true });
  await pMap(
    files.filter((name) => name.endsWith('.html')),
    async (name) => {
      const page = path.join(outDir, name);
      const html = withoutNullCharacters(await readFile(page, 'utf8'));
      await writeFile(page, withPolicy(html, extras));
    },
    { concurrency: CONCURRENCY },
  );
}
