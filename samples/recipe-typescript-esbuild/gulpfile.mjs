import { build } from 'esbuild';
import { execa } from 'execa';
import { series, watch } from 'gulp';

const run = execa({ preferLocal: true, stdio: 'inherit' });

export async function types() {
  await run`tsc --noEmit`;
}

export async function scripts() {
  await build({
    entryPoints: ['src/main.ts'],
    outdir: 'dist',
    bundle: true,
    format: 'esm',
    target: 'es2020',
    minify: true,
    sourcemap: true,
  });
}

export function dev() {
  watch('src/**/*.ts', { ignoreInitial: false }, series(scripts, types));
}

export default series(types, scripts);
