import { promisify } from 'node:util';
import { watch } from 'gulp';
import webpack from 'webpack';

const bundle = promisify(webpack);

const settings = {
  mode: 'production',
  entry: './src/main.js',
  output: { path: `${process.cwd()}/dist` },
  devtool: 'source-map',
};

export async function scripts() {
  const stats = await bundle(settings);
  console.log(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  if (stats.hasErrors()) {
    throw new Error('webpack found errors: see above.');
  }
}

export function dev() {
  watch('src/**/*.js', { ignoreInitial: false }, scripts);
}

export default scripts;
