import { watch } from 'gulp';

// #region dev
export function dev() {
  const watcher = watch('src/*.txt');

  watcher.on('add', (path) => console.log(`${path} was added`));
  watcher.on('change', (path) => console.log(`${path} was changed`));
  watcher.on('unlink', (path) => console.log(`${path} was removed`));
  watcher.on('ready', () => console.log('watching'));
}
// #endregion dev
