import { expect, test, vi } from 'vitest';

import { changedFiles } from '../../../../scripts/check/changed-files';

test('an unpacked archive is told as such, in a line', () => {
  vi.stubEnv('GIT_DIR', '/no-such-folder');
  expect(() => changedFiles('HEAD')).toThrow(
    /^git ls-files .+ failed: fatal: not a git repository: .+\nName a commit .+ run npm test, which needs no git\.$/,
  );
});
