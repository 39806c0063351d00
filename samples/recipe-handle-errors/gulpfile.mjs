import { pipeline } from 'node:stream/promises';
import autoprefixer from 'autoprefixer';
import gulp from 'gulp';
import postcss from 'gulp-postcss';
import terser from 'gulp-terser';

const { dest, parallel, src, watch } = gulp;

export async function scripts() {
  await pipeline(src('src/js/*.js'), terser(), dest('dist/js'));
}

export async function styles() {
  await pipeline(src('src/css/*.css'), postcss([autoprefixer()]), dest('dist/css'));
}

export const build = parallel(styles, scripts);

export function dev() {
  watch('src/css/*.css', { ignoreInitial: false }, styles);
  watch('src/js/*.js', { ignoreInitial: false }, scripts);
}

// gulp reports each task that fails, then the task around it, with the same error.
// A build server needs no message beside the exit code.
if (process.env.CI === undefined) {
  const told = new Set();
  gulp.on('error', ({ name, error }) => {
    if (!told.has(error)) {
      told.add(error);
      const [reason] = String(error.message ?? error).split('\n');
      const bell = '\u0007';
      console.error(`${bell}${name} is broken: ${reason}`);
    }
  });
}
