import { nodeResolve } from '@rollup/plugin-node-resolve';
import { watch } from 'gulp';
import { rollup } from 'rollup';

const plugins = [nodeResolve({ browser: true })];

let cache;

export async function scripts() {
  const bundle = await rollup({ input: 'src/main.js', plugins, cache });
  cache = bundle.cache;
  await bundle.write({ dir: 'dist', format: 'es', sourcemap: true });
  await bundle.close();
}

export function dev() {
  watch('src/**/*.js', { ignoreInitial: false }, scripts);
}

export default scripts;
