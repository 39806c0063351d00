import { PROJECT } from '../source-call';

/** What packages of gulp ask of `process`. */
export const process = {
  platform: 'linux',
  // picomatch asks for 10 or later.
  version: 'v20.0.0',
  cwd: () => PROJECT,
};
