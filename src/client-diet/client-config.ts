import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { DocusaurusConfig } from '@docusaurus/types';

import type { Measure } from './measure';
import { replaceGenerated } from './replace-generated';

/** Fields that only a build reads. */
const BUILD_FIELDS = [
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
  'webpack',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** Fields of the theme's configuration that only a build reads: colours of the highlighter. */
const BUILD_THEME_FIELDS = ['prism'] as const satisfies readonly (keyof ThemeConfig)[];

/**
 * @param config The generator's configuration.
 * @returns the configuration without the fields that no component reads
 */
export function clientConfig({
  themeConfig = {},
  ...config
}: Partial<DocusaurusConfig>): Partial<DocusaurusConfig> {
  return {
    ...withoutFields(config, BUILD_FIELDS),
    themeConfig: withoutFields(themeConfig, BUILD_THEME_FIELDS),
  };
}

function withoutFields(
  config: object,
  fields: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(config).filter(([field]) => !fields.includes(field)));
}

/**
 * @param metadata The generator's metadata of the site, as it wrote it.
 * @returns the metadata without versions of plugins, which only `@docusaurus/plugin-debug` shows
 */
export function clientMetadata(metadata: string): string {
  return JSON.stringify({ ...JSON.parse(metadata), pluginVersions: {} });
}

/** Gives the browser the part of configuration and metadata that components read. */
export const leanConfig: Measure = {
  name: 'lean configuration',
  reliesOn: {
    '@docusaurus/core/lib/client/docusaurusContext.js': '70529fb3d95d7b5b',
    '@docusaurus/core/lib/server/configValidation.js': 'df8d3a4895ae277c',
  },
  appliesTo: 'built client',
  apply: ({ generatedFilesDir, siteConfig }) => ({
    alias: {
      ...replaceGenerated(
        generatedFilesDir,
        'docusaurus.config',
        'docusaurus.config.json',
        JSON.stringify(clientConfig(siteConfig)),
      ),
      ...replaceGenerated(
        generatedFilesDir,
        'site-metadata',
        'site-metadata.json',
        clientMetadata(readFileSync(path.join(generatedFilesDir, 'site-metadata.json'), 'utf8')),
      ),
    },
  }),
};
