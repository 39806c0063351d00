import { series } from 'gulp';

// #region check
async function lint() {
  throw new Error('2 problems in src/app.js');
}

async function report() {
  console.log('The report is written.');
}

export const check = series(lint, report);
// #endregion check
