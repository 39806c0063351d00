import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { PluginModule } from '@docusaurus/types';
import pMap from 'p-map';

import { withoutNullCharacters } from './null-characters';
import { type PolicyExtras, withPolicy } from './policy';

/** Files that are read and written at the same time. */
const CONCURRENCY = 16;

/**
 * Finishes every built page: whole characters, and a strict Content-Security-Policy of its own, whose
 * hashes are of what the page holds in the end.
 *
 * @param extras Origins that settings name: an analytics script, a hosted search service.
 */
export default function finishedHtml(extras: PolicyExtras): PluginModule {
  return () => ({
    name: 'finished-html',
    async postBuild({ outDir }) {
      const files = await readdir(outDir, { recursive: true });
      await pMap(
        files.filter((name) => name.endsWith('.html')),
        async (name) => {
          const page = path.join(outDir, name);
          const html = await readFile(page, 'utf8');
          await writeFile(page, withPolicy(withoutNullCharacters(html), extras));
        },
        { concurrency: CONCURRENCY },
      );
    },
  });
}
