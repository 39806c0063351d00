import { rm } from 'node:fs/promises';
import path from 'node:path';
import { src, dest, watch } from 'gulp';

// #region deleted
function pages() {
  return src('src/**/*.html').pipe(dest('dist'));
}

export function dev() {
  const watcher = watch('src/**/*.html', pages);
  watcher.on('unlink', async (file) => {
    const output = path.join('dist', path.relative('src', file));
    await rm(output, { force: true });
    console.log(`Removed ${output}`);
  });
}
// #endregion deleted

// #region all
export function report() {
  const watcher = watch('src/**/*.html');
  watcher.on('all', (event, file) => {
    console.log(`${event} ${file}`);
  });
}
// #endregion all

// #region only-new
export function onlyNew() {
  watch('src/**/*.html', { events: ['add'] }, pages);
}
// #endregion only-new

// #region polling
export function polled() {
  watch('src/**/*.html', { usePolling: true, interval: 500 }, pages);
}
// #endregion polling
