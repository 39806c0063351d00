// #region imports
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { writeFile as writeFileWithCallback } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { src, dest, series } from 'gulp';
import { timer } from 'rxjs';
// #endregion imports

// #region stream
function stream() {
  return src('src/*.txt').pipe(dest('dist'));
}
// #endregion stream

// #region promise
function promise() {
  return mkdir('dist/logs', { recursive: true });
}
// #endregion promise

// #region async
async function asyncFunction() {
  await mkdir('dist/logs', { recursive: true });
  await writeFile('dist/logs/build.txt', 'built\n');
}
// #endregion async

// #region callback
function callback(done) {
  writeFileWithCallback('dist/version.txt', '1.0.0\n', done);
}
// #endregion callback

// #region synchronous
function synchronous(done) {
  console.log('Ready to build.');
  done();
}
// #endregion synchronous

// #region child
function childProcess() {
  return spawn('node', ['-p', '6 * 7'], { stdio: 'inherit' });
}
// #endregion child

// #region emitter
function eventEmitter() {
  const job = new EventEmitter();
  setTimeout(() => job.emit('finish'), 10);
  return job;
}
// #endregion emitter

// #region observable
function observable() {
  return timer(10);
}
// #endregion observable

// #region all
export const all = series(
  stream,
  promise,
  asyncFunction,
  callback,
  synchronous,
  childProcess,
  eventEmitter,
  observable,
);
// #endregion all
