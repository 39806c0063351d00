// #region upload
import { spawn } from 'node:child_process';

export function upload() {
  return spawn('rsync', ['-rtz', '--delete', 'dist/', process.env.TARGET], { stdio: 'inherit' });
}
// #endregion upload
