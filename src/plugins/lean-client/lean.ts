import * as z from 'zod';

import type { DocusaurusConfig } from '@docusaurus/types';

/** Fields that only a build reads. */
const BUILD_FIELDS = [
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
  'webpack',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** Texts of parts that this site does not have, by the start of their ids. */
const ABSENT_TEXTS = [
  'theme.CodeBlock.',
  'theme.blog.',
  'theme.docs.DocCard.',
  'theme.docs.sidebar.collapse',
  'theme.docs.sidebar.expand',
  'theme.docs.tagDocListPage',
  'theme.docs.version',
  'theme.navbar.mobileLanguage',
  'theme.navbar.mobileVersions',
  'theme.tags.',
  'theme.unlistedContent.',
];

/**
 * @param config The generator's configuration.
 * @returns It, without the fields that no component reads.
 */
export function leanConfig(config: Partial<DocusaurusConfig>): Partial<DocusaurusConfig> {
  return Object.fromEntries(
    Object.entries(config).filter(([field]) => !BUILD_FIELDS.some((left) => left === field)),
  );
}

/**
 * @param translations Texts of the edition's language, by id.
 * @returns Those that a page can show.
 * @throws ZodError when the generator wrote something else than texts by id.
 */
export function leanTranslations(translations: unknown): Readonly<Record<string, string>> {
  const texts = z.record(z.string(), z.string()).parse(translations);
  return Object.fromEntries(
    Object.entries(texts).filter(([id]) => !ABSENT_TEXTS.some((start) => id.startsWith(start))),
  );
}
