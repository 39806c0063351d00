/** The text of a docs page, in the HTML and on the screen. */
export const DOC_TEXT = '.theme-doc-markdown';

let landed = false;

/**
 * Loads what a docs page consists of. The generated registry (src/plugins/lean-client) calls it for
 * each page that is asked for, the one in the address first: its text is in the HTML and need not
 * come again as script, 3 to 7 kB of Brotli less.
 *
 * @param withoutText Loads what surrounds the text: metadata and table of contents.
 * @param whole Loads the same and the component of the text.
 */
export function loadContent<Content>(
  withoutText: () => Promise<Content>,
  whole: () => Promise<Content>,
): Promise<Content> {
  const isLanding = !landed && document.querySelector(DOC_TEXT) !== null;
  landed = true;
  return isLanding ? withoutText() : whole();
}
