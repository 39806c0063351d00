import { setTimeout as wait } from 'node:timers/promises';
import { parallel } from 'gulp';

// #region check
async function lint() {
  throw new Error('2 problems in src/app.js');
}

async function report() {
  await wait(300);
  console.log('The report is written.');
}

export const check = parallel(lint, report);
// #endregion check
