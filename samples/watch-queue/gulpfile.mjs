import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'gulp';

// #region slow
async function slow() {
  console.log(`begin: ${await readFile('src/note.txt', 'utf8')}`);
  await wait(3000);
  console.log('end');
}
// #endregion slow

// #region queue
export const queued = () => {
  watch('src/*.txt', slow);
};

export const dropped = () => {
  watch('src/*.txt', { queue: false }, slow);
};
// #endregion queue

// #region delay
export const patient = () => {
  watch('src', { delay: 2000 }, slow);
};
// #endregion delay
