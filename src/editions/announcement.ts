import escapeHtml from 'escape-html';

import type { Settings } from './settings';
import type { Edition } from './types';

/**
 * @param settings The deployer's settings.
 * @returns The bar above every page; undefined when the deployer announces nothing.
 */
export function announcementBar(settings: Settings): Edition['announcementBar'] {
  const { ANNOUNCEMENT_ID: id, ANNOUNCEMENT_TEXT: text, ANNOUNCEMENT_LINK: link } = settings;
  if (id === undefined || text === undefined) {
    return undefined;
  }
  const content = escapeHtml(text);
  return {
    id,
    content: link === undefined ? content : `<a href="${escapeHtml(link)}">${content}</a>`,
    backgroundColor: 'var(--color-stream-soft)',
    textColor: 'var(--color-text)',
    isCloseable: true,
  };
}
