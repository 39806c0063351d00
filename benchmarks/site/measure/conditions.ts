import type { CDPSession } from 'playwright';

/** What a page is measured under. */
export type Conditions = 'plain' | 'slow processor' | 'slow network';

/** Lighthouse's mobile network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
} as const;

/** Slows the page down as the conditions say. */
export async function setConditions(session: CDPSession, conditions: Conditions): Promise<void> {
  if (conditions === 'slow processor') {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  } else if (conditions === 'slow network') {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  }
}
