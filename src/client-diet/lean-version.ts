import path from 'node:path';

import * as z from 'zod';

import type { Measure } from './measure';
import { VERSION } from './registry';

const metadataSchema = z.looseObject({ docs: z.record(z.string(), z.unknown()) });

/** From 3.3 on, the metadata is a prop of the route. */
const propsSchema = z.looseObject({ version: metadataSchema });

/**
 * @param metadata Text of the generator's module on the version of the docs.
 * @returns what it says, without titles and descriptions of all pages
 * @throws ZodError when it has another form, as after an upgrade of the generator
 */
export function withoutPages(metadata: string): object {
  const read = propsSchema.or(metadataSchema).parse(JSON.parse(metadata));
  return 'docs' in read
    ? { ...read, docs: {} }
    : { ...read, version: { ...read.version, docs: {} } };
}

/** Sends a docs page what it needs of the others: their labels and addresses, for the sidebar. */
export const leanVersion: Measure = {
  name: 'lean version',
  reliesOn: {
    '@docusaurus/plugin-content-docs/lib/props.js': '53ddda9b66315d4d',
    '@docusaurus/plugin-content-docs/lib/routes.js': '5b4fd4102b74f158',
    '@docusaurus/theme-classic/lib/theme/DocCard/index.js': '6291d8d43c7d133c',
    '@docusaurus/theme-common/lib/utils/docsUtils.js': '731e4320453ea70f',
  },
  appliesTo: 'everywhere',
  apply: ({ siteDir }) => ({
    alias: { '@theme/DocCard': path.join(siteDir, 'src/components/NoCards.tsx') },
    rules: [{ test: VERSION, type: 'json', parser: { parse: withoutPages } }],
  }),
};
