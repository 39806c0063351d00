import { pipeline } from 'node:stream/promises';
import { dest, src } from 'gulp';
import terser from 'gulp-terser';

export async function scripts() {
  try {
    await pipeline(src('src/js/*.js'), terser(), dest('dist/js'));
  } catch (error) {
    console.error(error.message);
  }
}
