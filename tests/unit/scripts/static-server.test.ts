import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { startStaticServer } from '../../../scripts/static-server.mjs';

let folder = '';
let server: Awaited<ReturnType<typeof startStaticServer>> | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'static-server-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, '404.html'), 'nothing here');
  writeFileSync(path.join(folder, 'assets/before.js'), '1');
});

afterEach(() => {
  server?.stop();
  rmSync(folder, { recursive: true });
});

async function statusOf(address: string): Promise<number> {
  return (await fetch(`${server?.origin ?? ''}${address}`)).status;
}

test('a build that is replaced under the server is served at once', async () => {
  server = await startStaticServer(folder, 0, { changes: true });
  expect(await statusOf('/assets/before.js')).toBe(200);
  rmSync(path.join(folder, 'assets/before.js'));
  writeFileSync(path.join(folder, 'assets/after.js'), '2');
  const after = await fetch(`${server.origin}/assets/after.js`);
  expect(after.status).toBe(200);
  expect(after.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await statusOf('/assets/before.js')).toBe(404);
  writeFileSync(path.join(folder, '404.html'), 'nothing here either');
  const missing = await fetch(`${server.origin}/assets/before.js`);
  expect(await missing.text()).toBe('nothing here either');
});
