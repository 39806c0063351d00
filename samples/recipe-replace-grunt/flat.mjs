import { pipeline } from 'node:stream/promises';
import { dest, src } from 'gulp';

/** Without `base`, the folder img is lost. */
export default async function files() {
  await pipeline(src(['src/*.html', 'src/img/**/*'], { encoding: false }), dest('dist'));
}
