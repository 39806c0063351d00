import { readFile } from 'node:fs/promises';
import { series, watch } from 'gulp';

// #region task
async function check() {
  JSON.parse(await readFile('src/settings.json', 'utf8'));
}
// #endregion task

// #region ends
function watchFiles() {
  watch('src/*.json', check);
}

export const ends = series(check, watchFiles);
// #endregion ends

// #region goes-on
export function goesOn() {
  watch('src/*.json', { ignoreInitial: false }, check);
}
// #endregion goes-on
