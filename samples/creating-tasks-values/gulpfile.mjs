// #region imports
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { series } from 'gulp';
// #endregion imports

// #region values
let version;

async function read() {
  ({ version } = JSON.parse(await readFile('package.json', 'utf8')));
}

async function stamp() {
  await writeFile('version.txt', version);
}

export const release = series(read, stamp);
// #endregion values

// #region always
async function start() {
  console.log('The server runs.');
}

async function test() {
  throw new Error('A test failed.');
}

async function stop() {
  console.log('The server is off.');
}

const startAndTest = promisify(series(start, test));

export async function check() {
  try {
    await startAndTest();
  } finally {
    await stop();
  }
}
// #endregion always
