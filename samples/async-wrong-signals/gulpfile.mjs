import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { src, dest, series } from 'gulp';

// #region two
function twoSignals(done) {
  done();
  return src('src/*.txt').pipe(dest('dist'));
}
// #endregion two

function look(done) {
  console.log(existsSync('dist/one.txt') ? 'The file is written.' : 'The file is missing.');
  done();
}

export const two = series(twoSignals, look);

export function close() {
  const job = new EventEmitter();
  setTimeout(() => job.emit('close'), 10);
  return job;
}

export function killed() {
  const job = spawn('node', ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  setTimeout(() => job.kill(), 100);
  return job;
}

export function rejected() {
  return Promise.reject();
}
