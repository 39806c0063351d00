import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

import type { LoadedDoc } from '../generator/docs-content';

/**
 * Turns links to files of the docs, as in `/api/src.md#options`, into links to their pages, as the
 * generator does before it parses a page: `/docs/api/src#options`.
 *
 * @param docs all docs
 * @param baseUrl path of the site, which the addresses of the docs begin with and a link leaves out
 */
export function resolvePages(tree: Root, docs: readonly LoadedDoc[], baseUrl: string): void {
  const addresses = new Map(
    docs.map(({ id, permalink }) => [`/${id}.md`, permalink.slice(baseUrl.length - 1)]),
  );
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      const [file = '', fragment] = node.url.split('#');
      const address = addresses.get(file);
      if (address !== undefined) {
        node.url = fragment === undefined ? address : `${address}#${fragment}`;
      }
    }
  });
}
