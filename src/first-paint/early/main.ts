import '../../components/CodeSample/early';
import './hover-texts';

import { applyAnnouncement, dismissAnnouncement } from './announcement';
import { startApplication } from './start';
import { COLOR_MODE_KEY } from '../../browser/color-choice';
import { applyColorMode, toggleColorMode } from './color-mode';
import { untilReady } from './until-ready';

// The bundler sets these for the edition, and drops the code of features that the edition lacks.
declare const LIGHT_ONLY: boolean;
declare const ANNOUNCEMENT_ID: string | undefined;

/** Whether a click is on the button of an action that the page marks with `data-early`. */
function isOn(action: string, { target }: Event): boolean {
  return target instanceof Element && target.closest(`[data-early=${action}]`) !== null;
}

const hydrated = untilReady();

/** Listens to clicks until the page is hydrated. */
function listenEarly(listener: (event: MouseEvent) => void): void {
  addEventListener('click', listener, { signal: hydrated });
}

if (LIGHT_ONLY) {
  document.documentElement.dataset.theme = 'light';
} else {
  applyColorMode();
  // After hydration too: the theme passes over another tab that goes back to what the system prefers.
  addEventListener('storage', ({ key }) => {
    if (key === COLOR_MODE_KEY) {
      applyColorMode();
    }
  });
  listenEarly((event) => {
    // React may have handled the click already, before the ready event.
    if (!event.defaultPrevented && isOn('color-mode', event)) {
      toggleColorMode();
    }
  });
}

if (ANNOUNCEMENT_ID !== undefined) {
  applyAnnouncement(ANNOUNCEMENT_ID);
  listenEarly((event) => {
    if (isOn('announcement', event)) {
      dismissAnnouncement(ANNOUNCEMENT_ID);
    }
  });
}

startApplication(hydrated);
