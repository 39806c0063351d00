import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { startStaticServer } from '../../../scripts/static-server.mjs';
import { temporaryFolder } from '../../docs/support/temporary-folder';

test('a build that is replaced under the server is served at once', async () => {
  const folder = temporaryFolder({ '404.html': 'nothing here', 'assets/before.js': '1' });
  const { origin, stop } = await startStaticServer(folder, 0, { changes: true });
  onTestFinished(stop);
  const statusOf = async (address: string) => (await fetch(origin + address)).status;
  expect(await statusOf('/assets/before.js')).toBe(200);
  rmSync(path.join(folder, 'assets/before.js'));
  writeFileSync(path.join(folder, 'assets/after.js'), '2');
  const after = await fetch(`${origin}/assets/after.js`);
  expect(after.status).toBe(200);
  expect(after.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await statusOf('/assets/before.js')).toBe(404);
  writeFileSync(path.join(folder, '404.html'), 'nothing here either');
  const missing = await fetch(`${origin}/assets/before.js`);
  expect(await missing.text()).toBe('nothing here either');
});
