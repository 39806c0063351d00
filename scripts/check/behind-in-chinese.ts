import path from 'node:path';

import { ENGLISH_FOLDER, projectRoot } from '../../src/samples/paths';
import { compareTranslation } from '../../src/translation/compare';
import { readPagePairs } from '../../src/translation/pages';
import { readRecord, RECORD_FILE } from '../../src/translation/record';

/**
 * Finds what changed in English and not in Chinese. That is allowed, and easy to forget.
 *
 * @param changed Paths of changed files from the root of the repository.
 * @param root The folder that holds both editions.
 * @returns A sentence for each changed English page without a translation, and for each stale section of the others.
 */
export function behindInChinese(changed: readonly string[], root = projectRoot): readonly string[] {
  const pages = new Set(
    changed
      .filter((file) => file.startsWith(`${ENGLISH_FOLDER}/`))
      .map((file) => path.posix.relative(ENGLISH_FOLDER, file).replace(/\.mdx?$/, '')),
  );
  if (pages.size === 0) {
    return [];
  }
  return compared(root)
    .filter(({ kind }) => kind === 'stale' || kind === 'untranslated')
    .filter(({ place }) => pages.has(place.split('#')[0] ?? ''))
    .map(({ message }) => message);
}

/** A page that is no Markdown cannot be compared; a step of the check says so. */
function compared(root: string): ReturnType<typeof compareTranslation> {
  try {
    return compareTranslation(readPagePairs(root), readRecord(path.join(root, RECORD_FILE)));
  } catch {
    return [];
  }
}
