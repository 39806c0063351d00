import { readFileSync } from 'node:fs';

import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import * as z from 'zod';

import { brotliSize } from '../../benchmarks/brotli';
import { builtPath, readBuilt } from './build-folders';

const pageDataSchema = z.object({ scripts: z.array(z.string()) });

/** A file that a page needs, and what a reader's browser receives for it. */
export interface Part {
  readonly file: string;
  readonly bytes: number;
}

/** What a built page brings along. */
interface BuiltPage {
  /** Files needed before it can be read: the HTML with what stands inline, style sheets, scripts, eager images. */
  readonly critical: readonly string[];
  /** Addresses of the scripts that start the application, which come after the load event. */
  readonly scripts: readonly string[];
}

const sizes = new Map<string, number>();

/** Names of emitted files with the digest of their content. */
const DIGEST = /\.[0-9a-f]{8}(?=\.(?:js|css)\b)/g;
/** Most that other digests in a page's HTML were seen to add to equal ones: 102 bytes, in 120 tries on five pages. */
const DIGESTS = 105;

/** Weighs files of an edition, each of which a reader's browser receives. */
export function weigh(edition: string, files: readonly string[]): readonly Part[] {
  return files.map((file) => ({ file, bytes: fileSize(edition, file) }));
}

/**
 * Bytes of a file of an edition; pictures in binary formats are compressed already. An HTML file weighs at most
 * this, whatever digests stand in it: they are others after each change of the application and in each folder of
 * the site, and a page would weigh 40 bytes more or less by chance.
 */
export function fileSize(edition: string, file: string): number {
  const full = builtPath(edition, decodeURI(file));
  const known = sizes.get(full);
  if (known !== undefined) {
    return known;
  }
  const content = readFileSync(full);
  const isText = /\.(?:html|css|js|svg|json)$/.test(full);
  const size = full.endsWith('.html')
    ? brotliSize(content.toString().replaceAll(DIGEST, '.00000000')) + DIGESTS
    : isText
      ? brotliSize(content)
      : content.length;
  sizes.set(full, size);
  return size;
}

/**
 * Reads a page that was built.
 *
 * @param edition Name of the edition.
 * @param file Path of the HTML file below the edition's folder.
 * @throws Error naming the page, when it has no list of late scripts.
 */
export function readBuiltPage(edition: string, file: string): BuiltPage {
  const html = readBuilt(edition, file);
  const elements = elementsOf(parse(html));
  const block = elements.find((element) => attribute(element, 'id') === 'page-data');
  const text = block && tree.getFirstChild(block);
  if (!text || !tree.isTextNode(text)) {
    throw new Error(
      `build/${edition}/${file} has no JSON block with the id page-data; src/first-paint/build/document.ts writes it.`,
    );
  }
  const needed = new Set(elements.flatMap((element) => eagerFile(element) ?? []));
  return {
    critical: [file, ...needed],
    scripts: pageDataSchema.parse(JSON.parse(text.value)).scripts,
  };
}

function eagerFile(element: Tree.Element): string | undefined {
  const isStyles =
    element.tagName === 'link' && /^(?:stylesheet|preload)$/.test(attribute(element, 'rel') ?? '');
  const isImage = element.tagName === 'img' && attribute(element, 'loading') !== 'lazy';
  const address = isStyles
    ? attribute(element, 'href')
    : isImage || element.tagName === 'script'
      ? attribute(element, 'src')
      : undefined;
  return address?.startsWith('/') ? address : undefined;
}

function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function elementsOf(parent: Tree.ParentNode): readonly Tree.Element[] {
  return parent.childNodes.flatMap((child) =>
    tree.isElementNode(child) ? [child, ...elementsOf(child)] : [],
  );
}
