import { expect, it } from 'vitest';

import { startCommand, waitFor } from '../../../scripts/samples/running-command';
import { temporaryFolder } from '../../docs/support/temporary-folder';

/** How many timers keep this process alive. */
function timers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
}

it('does not keep this process running when the command has ended', async () => {
  const home = temporaryFolder();
  const command = startCommand('exit 3', { folder: home, home, env: {} });
  await waitFor(() => command.exitCode() === 3, 5_000);
  const before = timers();
  await command.stop();
  expect(timers()).toBe(before);
});
