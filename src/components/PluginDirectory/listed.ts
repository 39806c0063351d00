import { translate } from '@docusaurus/Translate';

/**
 * Lists names or numbers in one line.
 * @returns The items with what stands between two of them in the reader's language.
 */
export function listed(items: readonly string[]): string {
  return items.join(translate({ id: 'plugins.list.between', message: ', ' }));
}
