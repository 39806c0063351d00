import { open, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { src, dest, series } from 'gulp';

const LOCK = '.build-lock';
const seconds = Number(process.env.EVERY_SECONDS ?? 900);

function page() {
  return src('src/index.html').pipe(dest('dist'));
}

function images() {
  return src('src/**/*.png', { encoding: false }).pipe(dest('dist'));
}

const all = promisify(series(page, images));

export async function build() {
  let lock;
  try {
    lock = await open(LOCK, 'wx');
  } catch (error) {
    if (error.code !== 'EEXIST') {
      throw error;
    }
    throw new Error(`Another build runs. If none does, delete ${LOCK}.`, { cause: error });
  }
  try {
    await all();
  } finally {
    await lock.close();
    await rm(LOCK);
  }
}

export async function timer() {
  // For a longer time, or none, Node.js waits only a millisecond.
  if (!(seconds >= 1 && seconds <= 2_147_483)) {
    throw new Error('EVERY_SECONDS must be from 1 to 2147483.');
  }
  for (;;) {
    try {
      await build();
    } catch (error) {
      console.error(`${error.message} Next try in ${seconds} seconds.`);
    }
    await wait(seconds * 1000);
  }
}
