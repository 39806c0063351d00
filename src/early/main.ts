import '../components/CodeSample/early';

import { normalizeAddress } from './address';
import { applyAnnouncement, dismissAnnouncement } from './announcement';
import { bringApplication, READY_EVENT } from './application';
import { applyColorMode, COLOR_MODE_KEY, toggleColorMode } from './color-mode';

/** Put in by the bundler, from the edition that is built. */
declare const EARLY_SETTINGS: {
  readonly lightOnly: boolean;
  readonly announcementId?: string;
  /** Routes whose path itself ends in `.html`. */
  readonly htmlRoutes: readonly string[];
};

const { lightOnly, announcementId, htmlRoutes } = EARLY_SETTINGS;

normalizeAddress(htmlRoutes);
applyColorMode(lightOnly);
applyAnnouncement(announcementId);

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-early]') : null;
  const action = button?.getAttribute('data-early');
  if (action === 'color-mode') {
    toggleColorMode();
  } else if (action === 'announcement' && announcementId !== undefined) {
    dismissAnnouncement(announcementId);
  }
}
function onStorage({ key }: StorageEvent): void {
  if (key === COLOR_MODE_KEY) {
    applyColorMode(lightOnly);
  }
}

document.addEventListener('click', onClick);
window.addEventListener('storage', onStorage);
window.addEventListener(
  READY_EVENT,
  () => {
    document.removeEventListener('click', onClick);
    window.removeEventListener('storage', onStorage);
  },
  { once: true },
);

bringApplication();
