import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import escapeHtml from 'escape-html';

/**
 * Writes the page of the docs root, which leads on to the main document on hosts that know no
 * redirects. The generator makes none for a route that only has others below it.
 *
 * @param outDir Folder of the built site.
 * @param baseUrl Base path of the site, with a slash at both ends.
 * @param title Title of the site.
 * @param language Of the title, as an HTML `lang` value.
 */
export async function writeDocsRoot(
  outDir: string,
  baseUrl: string,
  title: string,
  language: string,
): Promise<void> {
  const target = `${baseUrl}docs/getting-started/quick-start`;
  await writeFile(
    path.join(outDir, 'docs/index.html'),
    `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="UTF-8">
    <title>${escapeHtml(title)}</title>
    <meta http-equiv="refresh" content="0; url=${target}">
    <link rel="icon" href="${baseUrl}favicon.ico">
    <link rel="canonical" href="${target}">
  </head>
  <body>
    <a href="${target}">${escapeHtml(title)}</a>
  </body>
</html>
`,
  );
}
