import { chmodSync } from 'node:fs';
import path from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { install } from '../../../../scripts/plugins/verify/install';
import { temporaryFolder } from '../../../docs/support/temporary-folder';

afterEach(() => vi.unstubAllEnvs());

/** Puts a program in the place of npm, which fails with a text. */
function npmFailsWith(text: string): string {
  const folder = temporaryFolder({ npm: `#!/bin/sh\nprintf '${text}' >&2\nexit 1\n` });
  chmodSync(path.join(folder, 'npm'), 0o755);
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env['PATH'] ?? ''}`);
  return folder;
}

test('without a connection nothing is said of a plugin', async () => {
  const project = npmFailsWith('npm error code ENOTFOUND\\nnpm error network request failed\\n');
  await expect(install(project, 'gulp-zip@6.1.0', [])).rejects.toThrow(
    'npm does not reach its registry (ENOTFOUND), so nothing is recorded of gulp-zip@6.1.0.',
  );
});

test('a plugin that does not install is one that fails', async () => {
  const project = npmFailsWith('npm error code ERESOLVE\\nnpm error unable to resolve\\n');
  expect(await install(project, 'gulp-zip@6.1.0', [])).toMatchObject({
    problem: expect.stringContaining('unable to resolve'),
  });
});
