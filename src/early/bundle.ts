import path from 'node:path';

import { buildSync } from 'esbuild';

export interface EarlySettings {
  /** The edition has no dark mode. */
  readonly lightOnly: boolean;
  readonly announcementId?: string;
}

/**
 * Bundles the script that stands inline in every page's head.
 *
 * @param siteDir Root of the project.
 * @param settings What depends on the edition.
 * @returns The minified script, with no module syntax.
 */
export function bundleEarlyScript(siteDir: string, settings: EarlySettings): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(siteDir, 'src/early/main.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome120', 'firefox121', 'safari17.2'],
    define: {
      LIGHT_ONLY: String(settings.lightOnly),
      ANNOUNCEMENT_ID: JSON.stringify(settings.announcementId) ?? 'undefined',
    },
  });
  const [output] = outputFiles;
  if (!output) {
    throw new Error('The bundler returned no early script for src/early/main.ts.');
  }
  return output.text.trim();
}
