import { setTimeout as wait } from 'node:timers/promises';
import { parallel, series } from 'gulp';

// #region build
async function styles() {
  await wait(50);
}

async function scripts() {
  await wait(250);
}

export const build = parallel(styles, scripts);
// #endregion build

// #region release
async function clean() {}
async function upload() {}

export const release = series(clean, parallel(styles, scripts), upload);
// #endregion release
