import { fork } from 'node:child_process';
import { once } from 'node:events';

export function hidden() {
  return fork('jobs/child.mjs');
}

// #region awaited
export async function awaited() {
  const [code] = await once(fork('jobs/child.mjs'), 'exit');
  if (code !== 0) {
    throw new Error(`child.mjs ended with code ${code}`);
  }
}
// #endregion awaited
