import { createChineseEdition } from './chinese';
import { createEnglishEdition } from './english';
import type { Settings } from './settings';
import type { Edition } from './types';

const EDITIONS = {
  english: createEnglishEdition,
  chinese: createChineseEdition,
} as const satisfies Record<string, (settings: Settings) => Edition>;

type EditionName = keyof typeof EDITIONS;

/** Names that `EDITION` accepts. */
export const EDITION_NAMES: readonly string[] = Object.keys(EDITIONS);

function isEditionName(name: string): name is EditionName {
  return Object.hasOwn(EDITIONS, name);
}

/**
 * Chooses the edition to build.
 *
 * @param name Value of the `EDITION` variable; absent or empty means `english`.
 * @param settings The deployer's settings.
 * @throws Error listing the names that exist when `name` is none of them.
 */
export function chooseEdition(name: string | undefined, settings: Settings): Edition {
  const wanted = name === undefined || name === '' ? 'english' : name;
  if (!isEditionName(wanted)) {
    throw new Error(
      `EDITION=${JSON.stringify(wanted)} is not an edition of this site. Use one of: ${EDITION_NAMES.join(', ')}.`,
    );
  }
  return EDITIONS[wanted](settings);
}
