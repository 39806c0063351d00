import { createRequire } from 'node:module';
import { src, dest } from 'gulp';

const { resolve } = createRequire(import.meta.url);

export default function pages() {
  return src([resolve('theme/main.css'), 'src/**/*'], { encoding: false }).pipe(dest('dist'));
}
