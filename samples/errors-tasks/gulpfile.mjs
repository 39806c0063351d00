import { exec } from 'node:child_process';
import { Transform } from 'node:stream';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { src, dest, watch } from 'gulp';

const closing = () =>
  new Transform({
    objectMode: true,
    transform() {
      this.destroy();
    },
  });

export function largeOutput(done) {
  exec(`node -e "process.stdout.write('x'.repeat(2e6))"`, done);
}

export const closedInPipeline = () => pipeline(src('note.txt'), closing(), dest('dist'));

export const closedInPipe = () => src('note.txt').pipe(closing());

export function closedDest() {
  const writing = dest('dist');
  src('note.txt').pipe(writing);
  writing.destroy();
  return writing;
}

export const twoReaders = () =>
  src('note.txt', { sourcemaps: true, buffer: false }).pipe(dest('dist'));

export const missingFile = () => readFile('note.md');

export async function refusedTime() {
  throw new Error('EPERM: operation not permitted, futime');
}

export async function refusedMode() {
  throw new Error("EPERM: operation not permitted, chmod 'dist/note.txt'");
}

export function noWatchers() {
  const watcher = watch('note.txt');
  setTimeout(() => {
    watcher.emit('error', new Error('ENOSPC: System limit for number of file watchers reached'));
  }, 10);
  return watcher;
}

export function tooManyFiles() {
  const watcher = watch('note.txt');
  setTimeout(() => {
    watcher.emit('error', new Error('EMFILE: too many open files, watch'));
  }, 10);
  return watcher;
}
