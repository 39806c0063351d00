import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import pMap from 'p-map';

import { minifyInlineScripts } from './inline-scripts';
import { joinStyleSheets } from './one-style-sheet';
import { type PolicyExtras, withPolicy } from './policy';

/** Files that are read and written at the same time. */
const CONCURRENCY = 16;

/**
 * Rewrites every built page: without null characters, with short scripts, with one style sheet, and with
 * a Content-Security-Policy of its own, with the hashes of its final scripts and styles.
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
      // React 18 leaves null characters where a character of several bytes meets the end of its buffer
      // (https://github.com/facebook/docusaurus/issues/9985). A browser shows each as a mark.
      const html = (await readFile(page, 'utf8')).replaceAll('\0', '');
      const short = minifyInlineScripts(html);
      await writeFile(page, withPolicy(await joinStyleSheets(short, outDir), extras));
    },
    { concurrency: CONCURRENCY },
  );
}
