import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { execa } from 'execa';
import { series } from 'gulp';

const run = execa({ preferLocal: true, stdio: 'inherit' });

export async function styles() {
  await run`sass --no-source-map src:dist`;
}

export async function count() {
  await run`npm run --silent count`;
}

export async function version() {
  const { stdout } = await execa`npm pkg get version`;
  await mkdir('dist', { recursive: true });
  await writeFile('dist/version.txt', `${JSON.parse(stdout)}\n`);
}

export function copyright() {
  return spawn(process.execPath, ['tools/copyright.mjs', 'Example & Co.'], { stdio: 'inherit' });
}

export default series(styles, count, version, copyright);
