import { cp, rm } from 'node:fs/promises';
import { series } from 'gulp';
import { build } from 'esbuild';

// #region tasks
export async function clean() {
  await rm('dist', { recursive: true, force: true });
}

export async function copy() {
  await cp('public', 'dist', { recursive: true });
}

export async function bundle() {
  await build({
    entryPoints: ['src/main.js'],
    outfile: 'dist/main.js',
    bundle: true,
    minify: true,
  });
}

export default series(clean, copy, bundle);
// #endregion tasks
