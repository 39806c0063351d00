import { chromium, type Browser } from 'playwright';

import { provideChromium } from '../../../scripts/setup/chromium.mjs';

/** Flags that stop Chromium's own requests and let it run as root. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
] as const;

/** Starts the Chromium of this machine. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: provideChromium(), args: [...CHROMIUM_FLAGS] });
}
