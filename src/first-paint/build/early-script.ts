import path from 'node:path';

import { buildSync } from 'esbuild';

import { browserslist } from '../../../package.json';
import type { ThemeFeatures } from '../../editions/theme-features';

/**
 * Bundles the script that stands inline in every page's head.
 *
 * @param features What the theme has to show in the edition.
 * @returns The script, with no module syntax; `finish-pages` shortens it with the others of a page.
 */
export function bundleEarlyScript(features: ThemeFeatures): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, '../early/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: browserslist.production.map((query) => query.replace(' >= ', '')),
    define: {
      LIGHT_ONLY: String(features.lightOnly),
      ANNOUNCEMENT_ID: JSON.stringify(features.announcementId) ?? 'undefined',
    },
  });
  const [output] = outputFiles;
  if (!output) {
    throw new Error('The bundler returned no early script for src/first-paint/early/main.ts.');
  }
  return output.text.trim();
}
