import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { src, dest, parallel, series, watch } from 'gulp';

export function createTasks({ banner, source = 'src', output = 'dist' }) {
  const globs = { styles: `${source}/**/*.css`, images: `${source}/**/*.{png,svg}` };

  async function clean() {
    await rm(output, { recursive: true, force: true });
  }

  async function* addBanner(files) {
    for await (const file of files) {
      file.contents = Buffer.concat([Buffer.from(`/* ${banner} */\n`), file.contents]);
      yield file;
    }
  }

  async function styles() {
    await pipeline(src(globs.styles), addBanner, dest(output));
  }

  async function images() {
    await pipeline(src(globs.images, { encoding: false }), dest(output));
  }

  const files = parallel(styles, images);
  const build = series(clean, files);

  function dev() {
    watch(`${source}/**`, { ignoreInitial: false }, files);
  }

  return { build, dev, images, styles };
}
