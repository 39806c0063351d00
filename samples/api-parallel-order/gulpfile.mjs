import { mkdir, stat, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parallel, series } from 'gulp';

// #region tasks
async function bundle() {
  await wait(100);
  await mkdir('dist', { recursive: true });
  await writeFile('dist/app.js', 'start();\n');
}

async function measure() {
  const { size } = await stat('dist/app.js');
  console.log(`dist/app.js has ${size} bytes.`);
}
// #endregion tasks

// #region wrong
export const wrong = parallel(bundle, measure);
// #endregion wrong

// #region right
export const right = series(bundle, measure);
// #endregion right
