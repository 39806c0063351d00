import { spawn } from 'node:child_process';
import path from 'node:path';

import { ROOT } from './install.mjs';
import { withoutWebStorage } from './no-web-storage.mjs';

/**
 * Runs the generator in a process of its own, which ends when this one does, however that ends.
 *
 * @param {string[]} words Command of the generator, and its options.
 * @param {NodeJS.ProcessEnv} settings Added to the environment.
 * @param {boolean} [shown] What it writes is shown at once, and not kept.
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function runGenerator(words, settings, shown = false) {
  const kept = shown ? 'inherit' : 'pipe';
  const generator = path.join(ROOT, 'scripts/generator.mjs');
  const child = spawn(process.execPath, [...withoutWebStorage(), generator, ...words], {
    cwd: ROOT,
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', ...settings },
    stdio: [shown ? 'inherit' : 'ignore', kept, kept, 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
}
