import { series } from 'gulp';

function lint(done) {
  done(new Error('2 problems found.'));
}

function test(done) {
  console.log('All tests pass.');
  done();
}

export const check = series(lint, test);
