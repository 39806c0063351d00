import MDXComponents from '@theme/MDXComponents';
import type { MDXComponents as Elements } from 'mdx/types';

/**
 * Replaces `@mdx-js/react` in the browser (src/client-diet): each page asks for its
 * elements itself, so that they come with its text. The generator's provider around the text would
 * bring them to readers who have the text in the HTML.
 *
 * @param own Elements that win over those of the theme.
 */
export function useMDXComponents(own?: Elements): Elements {
  return { ...MDXComponents, ...own };
}
