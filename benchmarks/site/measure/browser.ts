import { chromium, type Browser } from 'playwright';

import { CHROMIUM_FLAGS } from '../../../scripts/setup/chromium-flags.mjs';
import { provideChromium } from '../../../scripts/setup/chromium.mjs';

/** Starts the Chromium of this machine. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_FLAGS });
}
