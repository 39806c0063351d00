import { readStorage, writeStorage } from '../../browser/storage';

const DISMISS_KEY = 'docusaurus.announcement.dismiss';
const ID_KEY = 'docusaurus.announcement.id';

/**
 * Marks the document when the reader has dismissed the announcement with this id, so that the bar
 * never flashes. The keys and the attribute are the theme's own.
 *
 * @param id Id of the edition's announcement.
 */
export function applyAnnouncement(id: string): void {
  const dismissed = readStorage(ID_KEY) === id && readStorage(DISMISS_KEY) === 'true';
  document.documentElement.dataset.announcementBarInitiallyDismissed = String(dismissed);
}

/** Handles a click on the close button before hydration. */
export function dismissAnnouncement(id: string): void {
  writeStorage(ID_KEY, id);
  writeStorage(DISMISS_KEY, 'true');
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
}
