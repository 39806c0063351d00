import type { Finding } from './finding';
import type { Page } from './page';

/** Words of small letters and digits, with hyphens between; so are the names of folders. */
const NAME = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/|\.md$))+$/;

/**
 * @param page a page of any language
 * @returns a finding where the name of its file would make an address that differs from others in capitals
 *   alone, or where the ending is not that of all pages
 */
export function fileNames({ name }: Page): readonly Finding[] {
  return NAME.test(name)
    ? []
    : [
        {
          line: 1,
          message: 'the name of the file is not in lower-case kebab-case, as in name.md.',
        },
      ];
}
