import { nextTick, time } from './clock';

/** The folder of the gulpfile, as messages of gulp name it. */
export const PROJECT = '/project';

/** `undertaker` asks it for `--continue`. */
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
function hrtime([seconds, nanoseconds]: readonly [number, number] = [0, 0]): [number, number] {
  const passed = time() - seconds * 1_000 - nanoseconds / 1_000_000;
  return [Math.floor(passed / 1_000), (passed % 1_000) * 1_000_000];
}
