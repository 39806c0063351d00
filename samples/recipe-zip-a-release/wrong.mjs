import { pipeline } from 'node:stream/promises';
import { dest, src } from 'gulp';

export async function damaged() {
  const { default: zip } = await import('gulp-zip');
  await pipeline(src('dist/**/*'), zip('damaged.zip'), dest('release'));
}
