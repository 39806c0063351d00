import { minify } from '@swc/html';

/**
 * Minifies a page and keeps what React needs to take it over: comments, the order of classes, and
 * white space.
 *
 * @param html The page as the generator rendered it.
 * @param name Its file, for messages.
 * @throws Error when the page is no valid HTML.
 */
export async function minified(html: string, name: string): Promise<string> {
  // React 18 leaves null characters where a character of many bytes meets the end of its buffer.
  const { code, errors } = await minify(html.replaceAll('\0', ''), {
    removeComments: false,
    preserveComments: [],
    sortSpaceSeparatedAttributeValues: false,
    sortAttributes: false,
    collapseWhitespaces: 'none',
    removeRedundantAttributes: 'all',
    removeEmptyAttributes: true,
    minifyJs: true,
    minifyJson: true,
    minifyCss: true,
    // Written with quotes, pages compress better.
    quotes: true,
  });
  if (errors && errors.length > 0) {
    throw new Error(
      `The HTML of ${name} cannot be minified: ${errors.map(({ message }) => message).join('; ')}.`,
    );
  }
  return code;
}
