import { src, dest, series } from 'gulp';

// #region broken
function copy() {
  src('src/*.txt').pipe(dest('dist'));
}

function report() {
  console.log('All files are copied.');
}

export const broken = series(copy, report);
// #endregion broken

// #region cured
function copyAndSay() {
  return src('src/*.txt').pipe(dest('dist'));
}

function reportAndSay(done) {
  console.log('All files are copied.');
  done();
}

export const cured = series(copyAndSay, reportAndSay);
// #endregion cured
