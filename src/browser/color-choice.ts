import { readStorage } from './storage';

/** The theme's own key (theme-common's ColorModeStorage). */
export const COLOR_MODE_KEY = 'theme';

type ColorMode = 'light' | 'dark';
export type ColorChoice = ColorMode | 'system';

/** @returns what the reader chose; anything else in storage counts as no choice */
export function readColorChoice(): ColorChoice {
  return toChoice(readStorage(COLOR_MODE_KEY));
}

/** @returns what `<html>` says that the reader chose: where storage is denied, nothing else knows */
export function shownColorChoice(): ColorChoice {
  return toChoice(document.documentElement.dataset.themeChoice);
}

function toChoice(value: string | null | undefined): ColorChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** @returns what the system prefers */
export function systemColorMode(): ColorMode {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * What a press on the button chooses: first what looks different, then the other one, and then the
 * system's choice again.
 */
export function nextColorChoice(choice: ColorChoice, system: ColorMode): ColorChoice {
  const other = system === 'dark' ? 'light' : 'dark';
  return choice === 'system' ? other : choice === other ? system : 'system';
}
