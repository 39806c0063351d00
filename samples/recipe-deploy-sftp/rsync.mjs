// #region upload
import { spawn } from 'node:child_process';

export function upload() {
  const { TARGET } = process.env;
  // Otherwise, rsync copies into a new folder with the name "undefined".
  if (!TARGET) {
    throw new Error('TARGET is not set.');
  }
  return spawn('rsync', ['-rtz', '--delete', 'dist/', TARGET], { stdio: 'inherit' });
}
// #endregion upload
