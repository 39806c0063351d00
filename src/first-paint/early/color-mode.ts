import { readStorage, writeStorage } from '../../browser/storage';

/** The theme's own key (theme-common's ColorModeStorage). */
export const COLOR_MODE_KEY = 'theme';

export type ColorMode = 'light' | 'dark';

function isColorMode(value: string | null): value is ColorMode {
  return value === 'light' || value === 'dark';
}

/**
 * Sets `data-theme` before the first paint: the reader's choice, else the system's preference. An
 * edition with both modes calls it; a light-only one stays light whatever is stored.
 */
export function applyColorMode(): void {
  const stored = readStorage(COLOR_MODE_KEY);
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = isColorMode(stored) ? stored : system;
}

/** Handles a click on the colour mode button before hydration. */
export function toggleColorMode(): void {
  const { dataset } = document.documentElement;
  const next: ColorMode = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = next;
  writeStorage(COLOR_MODE_KEY, next);
}
