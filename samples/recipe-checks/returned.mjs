import { execa } from 'execa';
import { watch } from 'gulp';

const run = execa({ preferLocal: true, stdio: 'inherit' });

// #region returned
export function lint() {
  return run`eslint --max-warnings 0 src test`;
}
// #endregion returned

export function dev() {
  watch('src/**/*', { ignoreInitial: false }, lint);
}
