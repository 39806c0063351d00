import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { Piscina } from 'piscina';

import type { DrawInput } from './draw-cards';

const require = createRequire(import.meta.url);

/**
 * How long the worker stays for the next call, in milliseconds: a new one would load all code
 * again.
 */
const KEPT = 60_000;

let pool: Piscina | undefined;

/**
 * Draws cards in another thread while webpack compiles in its own. Calls run one after the other
 * and do not keep the process alive.
 *
 * @throws Error that names the page or the text of which no card can be made.
 */
export async function drawInBackground(input: DrawInput): Promise<void> {
  pool ??= new Piscina({
    filename: path.join(__dirname, 'draw-cards.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: KEPT,
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
  });
  await pool.run(input);
}
