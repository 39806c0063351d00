import { expect, test } from 'vitest';

import { install } from '../../../../scripts/plugins/verify/install';
import { temporaryFolder } from '../../../docs/support/temporary-folder';
import { fakeNpm } from '../../fake-npm';

/** Installs a plugin where npm fails with a text. */
function installFailing(text: string): ReturnType<typeof install> {
  fakeNpm(`printf '${text}' >&2\nexit 1`);
  return install(temporaryFolder(), 'gulp-zip@6.1.0', []);
}

test('without a connection nothing is said of a plugin', async () => {
  const installing = installFailing(
    'npm error code ENOTFOUND\\nnpm error network request failed\\n',
  );
  await expect(installing).rejects.toThrow(
    'npm does not reach its registry (ENOTFOUND), so nothing is recorded of gulp-zip@6.1.0.',
  );
});

test('a plugin that does not install is one that fails', async () => {
  const text = 'npm error code ERESOLVE\\nnpm error unable to resolve\\n';
  expect(await installFailing(text)).toMatchObject({
    problem: expect.stringContaining('unable to resolve'),
  });
});
