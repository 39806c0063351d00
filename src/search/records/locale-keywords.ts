import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';
import * as z from 'zod';

const schema = z.record(z.string().startsWith('@site/docs/'), z.array(z.string()));

/** Words by the source of a page, as the docs plugin names it: `@site/docs/api/src.md`. */
export type LocaleKeywords = z.infer<typeof schema>;

/**
 * Reads what readers of a locale type to find pages that are not translated. A translated page has
 * another source, and its keywords in its front matter.
 *
 * @returns Words by page; none when the locale has no such file.
 * @throws ZodError when the file holds something else.
 */
export function readLocaleKeywords({
  siteDir,
  i18n,
}: Pick<LoadContext, 'siteDir' | 'i18n'>): LocaleKeywords {
  const file = path.join(
    siteDir,
    i18n.path,
    i18n.currentLocale,
    'docusaurus-plugin-content-docs/keywords.json',
  );
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
