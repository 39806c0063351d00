import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { PluginModule } from '@docusaurus/types';

import { type PolicyExtras, withPolicy } from './policy';

/**
 * Gives every built page a strict Content-Security-Policy of its own.
 *
 * @param extras Origins that settings name: an analytics script, a hosted search service.
 */
export default function contentSecurityPolicy(extras: PolicyExtras): PluginModule {
  return () => ({
    name: 'content-security-policy',
    async postBuild({ outDir }) {
      const files = await readdir(outDir, { recursive: true });
      for (const file of files.filter((name) => name.endsWith('.html'))) {
        const page = path.join(outDir, file);
        await writeFile(page, withPolicy(await readFile(page, 'utf8'), extras));
      }
    },
  });
}
