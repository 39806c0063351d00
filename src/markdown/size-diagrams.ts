import { existsSync } from 'node:fs';
import path from 'node:path';
import imageSize from 'image-size';
import type { Definition, Image, ImageReference, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { flowElement, textElement } from './jsx-element';
import { type Page, pageError } from './page-error';
import type { SiteOptions } from './quote-samples';

interface SizeOptions extends SiteOptions {
  /** Base path of the site, with a slash at both ends. */
  readonly baseUrl: string;
}

/**
 * Gives diagrams their size, so that nothing shifts when they load: `![alt](/img/diagrams/x.svg)`
 * becomes an `<img>` with width and height, in a `<figure>` where it stands alone. The generator's
 * own image transform would put the drawing into the script.
 *
 * Reference-style images, which that transform skips, become plain images first.
 *
 * @throws Error that names page and line, where a diagram does not exist or has no alternative text
 */
export default function sizeDiagrams({ siteDir, baseUrl }: SizeOptions) {
  return (tree: Root, { path: file }: VFile): void => {
    const page = { file, siteDir, baseUrl };
    resolveReferences(tree);
    visit(tree, 'paragraph', (node, index, parent) => {
      const [only, ...others] = node.children;
      if (only?.type === 'image' && isDiagram(only) && others.length === 0 && parent) {
        parent.children[index ?? 0] = figure(diagram(only, page));
        return SKIP;
      }
      return undefined;
    });
    visit(tree, 'image', (node, index, parent) => {
      if (isDiagram(node) && parent && index !== undefined) {
        parent.children[index] = diagram(node, page);
      }
    });
  };
}

function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    definitions.set(node.identifier, node);
  });
  visit(tree, 'imageReference', (node: ImageReference, index, parent) => {
    const definition = definitions.get(node.identifier);
    if (definition && parent && index !== undefined) {
      const { url, title } = definition;
      parent.children[index] = {
        type: 'image',
        url,
        ...(title && { title }),
        ...(node.alt && { alt: node.alt }),
        ...(node.position && { position: node.position }),
      };
    }
  });
}

function isDiagram({ url }: Image): boolean {
  return /^\/img\/diagrams\/(?:[^/]+\/)?[^/]+\.svg$/.test(url);
}

function diagram(node: Image, page: Page & SizeOptions): MdxJsxTextElement {
  const file = path.join(page.siteDir, 'static', node.url);
  if (!existsSync(file)) {
    throw pageError(
      page,
      node,
      `static${node.url} does not exist. Add it, or correct the address.`,
    );
  }
  if (!node.alt) {
    throw pageError(page, node, `${node.url} needs a text alternative. Write one in the brackets.`);
  }
  const { width, height } = imageSize(file);
  const values = {
    src: page.baseUrl + node.url.slice(1),
    alt: node.alt,
    width: `${width}`,
    height: `${height}`,
    loading: 'lazy',
    decoding: 'async',
  };
  return textElement('img', values, [], node);
}

function figure(image: MdxJsxTextElement): MdxJsxFlowElement {
  return flowElement('figure', { className: 'diagram' }, [
    { ...image, type: 'mdxJsxFlowElement', children: [] },
  ]);
}
