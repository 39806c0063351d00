import { pipeline } from 'node:stream/promises';
import { dest, series, src } from 'gulp';
import terser from 'gulp-terser';

const minified = [terser()];

async function once() {
  await pipeline(src('src/js/start.js'), ...minified, dest('dist/start'));
}

async function twice() {
  await pipeline(src('src/js/cart.js'), ...minified, dest('dist/cart'));
}

export default series(once, twice);
