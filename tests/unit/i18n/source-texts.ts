import path from 'node:path';

import {
  extractAllSourceCodeFileTranslations,
  globSourceCodeFilePaths,
} from '@docusaurus/core/lib/server/translations/translationsExtractor';

/** A text of the interface, as a component writes it in English. */
interface SourceText {
  /** From the root of the repository: `src/pages/index.tsx`. */
  readonly file: string;
  readonly id: string;
  readonly message: string;
}

export interface SourceTexts {
  readonly texts: readonly SourceText[];
  /** What the generator could not read, in its own words: it names file and line. */
  readonly warnings: readonly string[];
}

/**
 * Collects what `translate()` and `<Translate>` say, with the extractor of
 * `docusaurus write-translations`.
 *
 * @param root folder of the repository
 * @returns the texts of all files below `src`; an id stands once for each file that uses it
 * @throws Error of Babel for a file that it cannot parse
 */
export async function collectSourceTexts(root: string): Promise<SourceTexts> {
  // The paths are glob patterns to the extractor, so they must not hold a backslash.
  const files = await globSourceCodeFilePaths([
    path.join(root, 'src').split(path.sep).join(path.posix.sep),
  ]);
  const extracted = await extractAllSourceCodeFileTranslations(files, {
    configFile: path.join(root, 'babel.config.js'),
  });
  return {
    texts: extracted.flatMap(({ sourceCodeFilePath, translations }) =>
      Object.entries(translations).map(([id, { message }]) => ({
        file: path.relative(root, sourceCodeFilePath).split(path.sep).join(path.posix.sep),
        id,
        message,
      })),
    ),
    warnings: extracted.flatMap(({ warnings }) => warnings),
  };
}
