import { spawnSync } from 'node:child_process';

import { expect, test } from 'vitest';

function build(args: readonly string[], edition: string) {
  const env = { ...process.env, EDITION: edition };
  const script = ['scripts/build-edition.mjs', ...args];
  const { status, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8', env });
  return { status, stderr };
}

test('a build that cannot be done fails, and says why', () => {
  const { status, stderr } = build(['--out-dir', 'build/danish'], 'danish');
  expect(status).toBe(1);
  expect(stderr).toContain(
    'EDITION="danish" is not an edition of this site. Use one of: english, chinese.',
  );
});

test('a build without a folder fails, and says how to give one', () => {
  const { status, stderr } = build([], 'english');
  expect(status).toBe(1);
  expect(stderr).toContain('node scripts/build-edition.mjs --out-dir build/english');
});
