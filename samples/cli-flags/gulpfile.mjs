import { series, parallel } from 'gulp';

export const check = series(lint, parallel(test));

export function lint(done) {
  done(new Error('2 problems found.'));
}

export function test(done) {
  console.log('All tests pass.');
  done();
}
