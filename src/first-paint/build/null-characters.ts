/**
 * React 18 renders into a buffer, and leaves null characters where a character of several bytes meets
 * the end of it (https://github.com/facebook/docusaurus/issues/9985). A browser shows each as a mark.
 *
 * @param html A rendered page.
 * @returns The page without null characters.
 */
export function withoutNullCharacters(html: string): string {
  return html.replaceAll('\0', '');
}
