import {
  COLOR_MODE_KEY,
  type ColorChoice,
  nextColorChoice,
  readColorChoice,
  shownColorChoice,
  systemColorMode,
} from '../../browser/color-choice';
import { removeStorage, writeStorage } from '../../browser/storage';

/** On `<html>`: the colours, and for the button what the reader chose. */
function show(choice: ColorChoice): void {
  const { dataset } = document.documentElement;
  dataset.theme = choice === 'system' ? systemColorMode() : choice;
  dataset.themeChoice = choice;
}

/**
 * Sets `data-theme` before the first paint: the reader's choice, else the system's preference. An
 * edition with both modes calls it; a light-only one stays light whatever is stored.
 */
export function applyColorMode(): void {
  show(readColorChoice());
}

/** Handles a click on the colour mode button before hydration. */
export function toggleColorMode(): void {
  const next = nextColorChoice(shownColorChoice(), systemColorMode());
  show(next);
  if (next === 'system') {
    removeStorage(COLOR_MODE_KEY);
  } else {
    writeStorage(COLOR_MODE_KEY, next);
  }
}
