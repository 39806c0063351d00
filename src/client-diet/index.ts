import type { LoadContext, Plugin } from '@docusaurus/types';

import { assertReliances } from '../generator/reliances';
import { unusedComponents } from './unused-components';
import { leanConfig } from './client-config';
import { initialPage } from './initial-page';
import { inlineTexts } from './inline-texts';
import { leanVersion } from './lean-version';
import type { Measure } from './measure';
import { noHighlighter } from './no-highlighter';
import { sparingPrefetch } from './sparing-prefetch';

/** All that keeps the application small; README.md says what each saves. */
export const MEASURES: readonly Measure[] = [
  unusedComponents,
  noHighlighter,
  leanConfig,
  leanVersion,
  initialPage,
  inlineTexts,
  sparingPrefetch,
];

/**
 * Keeps out of the browser what it does not use. The server still renders with all of it.
 *
 * @throws Error when something that a measure relies on changed; it says what to do.
 */
export default function clientDiet(context: LoadContext): Plugin {
  for (const { name, reliesOn } of MEASURES) {
    assertReliances(`The measure "${name}" of src/client-diet`, reliesOn);
  }
  return {
    name: 'client-diet',
    getClientModules: () => MEASURES.flatMap(({ clientModules = [] }) => clientModules),
    configureWebpack(config, isServer) {
      const isBuiltClient = !isServer && config.mode === 'production';
      const changes = MEASURES.filter(
        ({ appliesTo }) => isBuiltClient || appliesTo === 'everywhere',
      ).map((measure) => measure.apply(context));
      const cacheGroups = Object.assign({}, ...changes.map((change) => change.cacheGroups));
      return {
        resolve: { alias: Object.assign({}, ...changes.map(({ alias }) => alias)) },
        module: { rules: changes.flatMap(({ rules = [] }) => rules) },
        ...(isBuiltClient && {
          optimization: {
            // Numbered in order of use: short, and similar next to each other, which compresses well.
            moduleIds: 'natural',
            chunkIds: 'natural',
            splitChunks: { cacheGroups },
          },
        }),
      };
    },
  };
}
