import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs';
import { readFile as readFileAsPromise } from 'node:fs/promises';
import { src, dest } from 'gulp';
import { throwError } from 'rxjs';

export function callback(done) {
  readFile('missing.txt', done);
}

export function promise() {
  return readFileAsPromise('missing.txt');
}

export async function asyncFunction() {
  throw new Error('The release notes are empty.');
}

export function thrown() {
  throw new Error('No API key.');
}

export function stream() {
  return src('missing.txt').pipe(dest('dist'));
}

export function childProcess() {
  return spawn('node', ['-e', 'process.exit(3)'], { stdio: 'inherit' });
}

export function eventEmitter() {
  const job = new EventEmitter();
  setTimeout(() => job.emit('error', new Error('The job was refused.')), 10);
  return job;
}

export function observable() {
  return throwError(() => new Error('The source broke off.'));
}
