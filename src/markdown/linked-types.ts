import type { PhrasingContent } from 'mdast';

import { type ColoredText, tokenize } from './highlight/tokenize';
import { textElement } from './jsx-element';

/** Where the types of the signatures are explained. */
const places: Readonly<Record<string, string>> = {
  SrcOptions: '/docs/api/src#options',
  DestOptions: '/docs/api/dest#options',
  SymlinkOptions: '/docs/api/symlink#options',
  WatchOptions: '/docs/api/watch#options',
  VinylOptions: '/docs/api/vinyl#options',
  Vinyl: '/docs/api/vinyl#properties',
  FSWatcher: '/docs/api/watch#returns',
  TaskFunction: '/docs/api/concepts#tasks',
  Tree: '/docs/api/tree#returns',
  Registry: '/docs/api/registry#parameters',
  stream: '/docs/api/concepts#streams',
};

/** A name used as a type, unlike in `new Vinyl()` and `Vinyl.isVinyl()`. */
const typeName = new RegExp(`(?<=[:|] )(${Object.keys(places).join('|')})\\b`);

/**
 * Highlights a signature whose types are links.
 *
 * @param signature as in `src(globs: string, options?: SrcOptions): stream`
 * @returns the contents of `<code>`, or `undefined` if no type has a link
 */
export function linkedTypes(signature: string): PhrasingContent[] | undefined {
  const parts = signature.split(typeName);
  return parts.length === 1
    ? undefined
    : parts.flatMap((part, index): PhrasingContent[] => {
        const url = index % 2 === 1 ? places[part] : undefined;
        return url === undefined
          ? tokenize(part, 'signature').map(toElement)
          : [{ type: 'link', url, children: [{ type: 'text', value: part }] }];
      });
}

function toElement({ text, className }: ColoredText): PhrasingContent {
  const child = { type: 'text', value: text } as const;
  return className === undefined ? child : textElement('i', { className }, [child]);
}
