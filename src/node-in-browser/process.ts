import { nextTick, time } from './clock';
import { PROJECT } from './project';

/** `undertaker` looks here for `--continue`. */
const env: Record<string, string> = {};

/** What packages of gulp ask of `process`. */
export const process = {
  platform: 'linux',
  // picomatch asks for 10 or later.
  version: 'v20.0.0',
  env,
  cwd: () => PROJECT,
  nextTick,
  hrtime,
};

/** As `process.hrtime()`: seconds and nanoseconds, since `start` where it is given. */
function hrtime(start: readonly [number, number] = [0, 0]): [number, number] {
  const passed = time() - start[0] * 1_000 - start[1] / 1_000_000;
  return [Math.floor(passed / 1_000), (passed % 1_000) * 1_000_000];
}
