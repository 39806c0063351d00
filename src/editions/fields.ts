import type { Edition } from './types';

/** The part of an edition that components read, through `customFields.edition`. */
export interface EditionFields {
  readonly footer: Edition['footer'];
  readonly sentenceGap: Edition['sentenceGap'];
  readonly sibling: Edition['sibling'];
  readonly untranslatedNotice?: Edition['untranslatedNotice'];
  /** Address of this site's source repository. */
  readonly repository: string;
}
