// #region versions
import { readFileSync } from 'node:fs';

const names = [
  'gulp',
  'gulp-cli',
  'vinyl-fs',
  'glob-stream',
  'glob-watcher',
  'undertaker',
  'vinyl',
];

for (const name of names) {
  const file = `node_modules/${name}/package.json`;
  const { version, license, engines } = JSON.parse(readFileSync(file, 'utf8'));
  console.log(`${name} ${version}: Node ${engines.node}, ${license}`);
}
// #endregion versions
