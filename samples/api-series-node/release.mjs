// #region run
import gulp from 'gulp';

async function count() {
  return 3;
}

async function publish() {
  throw new Error('The server is down.');
}

gulp.on('error', (event) => {
  console.log(`${event.name} failed: ${event.error.message}`);
});

gulp.series(
  count,
  publish,
)((error, results) => {
  console.log(results);
  process.exitCode = error ? 1 : 0;
});
// #endregion run
