import { readFileSync } from 'node:fs';

import { inlineTexts } from './inline.mjs';

/**
 * Gives webpack a module with its texts written in; see `inline.mjs`. Most modules have none.
 *
 * @this {import('webpack').LoaderContext<{ readonly texts: string }>}
 * @param {string} source JavaScript, after all other loaders.
 * @param {Parameters<import('webpack').LoaderContext<object>['callback']>[2]} map Stays as it is: it
 *   tells from which file code is, which does not change.
 * @returns {void}
 */
export default function inlineTextsLoader(source, map) {
  if (!source.includes('@docusaurus/Translate')) {
    this.callback(null, source, map);
    return;
  }
  const { texts } = this.getOptions();
  this.addDependency(texts);
  this.callback(null, inlineTexts(source, JSON.parse(readFileSync(texts, 'utf8'))), map);
}
