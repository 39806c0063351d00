import path from 'node:path';

import type { Link, Paragraph, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';

import { packagesOfPage } from '../samples/packages-of-page';

export interface PluginLinksOptions {
  /** What stands before the links, with its space where the language has one. */
  readonly label: string;
  /** Names of the plugins that have an entry in the directory. */
  readonly names: readonly string[];
}

/**
 * Lists below the command that installs a recipe's packages those that the plugin directory has, with
 * links to their entries.
 */
export default function pluginLinks({ label, names }: PluginLinksOptions) {
  return (tree: Root, file: VFile): void => {
    if (path.basename(path.dirname(file.path)) !== 'recipes') {
      return;
    }
    const used = packagesOfPage(String(file.value)).filter((name) => names.includes(name));
    const at = tree.children.findIndex(isInstallCommand);
    if (used.length > 0 && at >= 0) {
      tree.children.splice(at + 1, 0, paragraphOf(label, used));
    }
  };
}

function isInstallCommand(node: RootContent): boolean {
  return node.type === 'code' && /^\$? ?npm install /m.test(node.value);
}

function paragraphOf(label: string, names: readonly string[]): Paragraph {
  const links = names.flatMap((name, index): Paragraph['children'] => {
    const link: Link = {
      type: 'link',
      url: `/plugins/#${name}`,
      children: [{ type: 'inlineCode', value: name }],
    };
    return index === 0 ? [link] : [{ type: 'text', value: ' · ' }, link];
  });
  return { type: 'paragraph', children: [{ type: 'text', value: label }, ...links] };
}
