import { src, dest, series, watch } from 'gulp';

export function styles() {
  return src('src/*.css').pipe(dest('dist'));
}

async function report() {
  console.log('Built.');
}

export function watchStyles() {
  watch('src/*.css', styles);
}

export default series(styles, report);
