/**
 * What the embedded index gives the dialog; the rest is on the page behind "See all". Twenty,
 * the hosted service's default, take longer from the key to the first one.
 */
const HITS = 8;

/** Words of a snippet, as the dialog would ask for them itself. */
const WORDS = { phone: 5, other: 10 } as const;

/**
 * @returns how the dialog asks the embedded index: all that it reads is named, so that the answer
 *   to a letter that was asked for ahead is the answer to the dialog's own request
 */
export function embeddedParameters() {
  const isPhone = window.matchMedia('(max-width: 768px)').matches;
  return {
    hitsPerPage: HITS,
    attributesToSnippet: [`content:${WORDS[isPhone ? 'phone' : 'other']}`],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
  };
}
