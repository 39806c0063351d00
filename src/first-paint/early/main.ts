import '../../components/CodeSample/early';

import { applyAnnouncement, dismissAnnouncement } from './announcement';
import { startApplication } from './start';
import { COLOR_MODE_KEY } from '../../browser/color-choice';
import { READY_EVENT } from '../../browser/early-intent';
import { applyColorMode, toggleColorMode } from './color-mode';

// Put in by the bundler, from the edition that is built: the code for what it lacks falls away.
declare const LIGHT_ONLY: boolean;
declare const ANNOUNCEMENT_ID: string | undefined;

/** Whether a click is on the button of an action that the page marks with `data-early`. */
function isOn(action: string, { target }: Event): boolean {
  return target instanceof Element && target.closest(`[data-early=${action}]`) !== null;
}

/** Listens until the page is hydrated. */
function listenEarly<Type extends 'click' | 'storage'>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  window.addEventListener(type, listener);
  window.addEventListener(READY_EVENT, () => window.removeEventListener(type, listener), {
    once: true,
  });
}

if (LIGHT_ONLY) {
  document.documentElement.dataset.theme = 'light';
} else {
  applyColorMode();
  listenEarly('storage', ({ key }) => {
    if (key === COLOR_MODE_KEY) {
      applyColorMode();
    }
  });
  listenEarly('click', (event) => {
    // React may have handled the click already, before the ready event.
    if (!event.defaultPrevented && isOn('color-mode', event)) {
      toggleColorMode();
    }
  });
}

if (ANNOUNCEMENT_ID !== undefined) {
  applyAnnouncement(ANNOUNCEMENT_ID);
  listenEarly('click', (event) => {
    if (isOn('announcement', event)) {
      dismissAnnouncement(ANNOUNCEMENT_ID);
    }
  });
}

startApplication();
