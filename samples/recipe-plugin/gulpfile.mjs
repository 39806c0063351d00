import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import fill from './index.mjs';

export async function build() {
  await pipeline(
    src('src/*', { encoding: false }),
    fill({ name: 'Example', year: 2026 }),
    dest('dist'),
  );
}
