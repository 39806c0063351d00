/** The text of a docs page, in the HTML and on the screen. */
export const DOC_TEXT = '.theme-doc-markdown';

let isLoaded = false;

/**
 * Loads the modules of a docs page. The generated registry (src/client-diet) calls it for
 * each page that is asked for, the one in the address first: its text is in the HTML and need not
 * come again as script.
 *
 * @param withoutText Loads what surrounds the text: metadata and table of contents.
 * @param whole Loads the same and the component of the text.
 */
export function loadContent<Content>(
  withoutText: () => Promise<Content>,
  whole: () => Promise<Content>,
): Promise<Content> {
  const isInitial = !isLoaded && document.querySelector(DOC_TEXT) !== null;
  isLoaded = true;
  return isInitial ? withoutText() : whole();
}
