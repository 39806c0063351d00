import path from 'node:path';

import type { Measure } from './measure';

/**
 * Writes the texts of the edition's language into the components that show them. Otherwise the browser
 * gets the English text beside each id, a description for translators, and the texts of all pages by id.
 */
export const inlineTexts: Measure = {
  name: 'inline texts',
  reliesOn: {
    '@docusaurus/core/lib/client/exports/Translate.js': 'd6c0713611fccc44',
  },
  appliesTo: 'built client',
  apply({ generatedFilesDir }) {
    const folder = path.join(__dirname, 'inline-texts');
    const texts = path.join(generatedFilesDir, 'codeTranslations.json');
    return {
      alias: { [texts]: path.join(folder, 'no-texts.json') },
      rules: [
        {
          test: /\.[jt]sx?$/u,
          enforce: 'post',
          loader: path.join(folder, 'loader.mjs'),
          options: { texts },
        },
      ],
    };
  },
};
