import type { Settings } from './settings';
import type { Edition } from './types';

/** The part of an edition that components read, through `customFields.edition`. */
export interface EditionFields extends Pick<
  Edition,
  'footer' | 'sentenceGap' | 'sibling' | 'untranslatedNotice'
> {
  /** Address of this site's source repository. */
  readonly repository: string;
  /** Branch of it that the links to its files name. */
  readonly branch: string;
}

/** Takes out of an edition what components read. */
export function editionFields(edition: Edition, settings: Settings): EditionFields {
  const { footer, sentenceGap, sibling, untranslatedNotice } = edition;
  return {
    footer,
    sentenceGap,
    sibling,
    ...(untranslatedNotice && { untranslatedNotice }),
    repository: settings.SITE_REPOSITORY,
    branch: settings.SITE_BRANCH,
  };
}
