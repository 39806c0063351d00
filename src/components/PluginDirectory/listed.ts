import { translate } from '@docusaurus/Translate';

/** @returns what stands between two items of a list in one line, in the reader's language */
export function between(): string {
  return translate({ id: 'plugins.list.between', message: ', ' });
}

/**
 * Lists names or numbers in one line.
 * @returns The items with what stands between two of them in the reader's language.
 */
export function listed(items: readonly string[]): string {
  return items.join(between());
}
