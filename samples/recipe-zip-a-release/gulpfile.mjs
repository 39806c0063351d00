import { readFile, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { dest, series, src } from 'gulp';
import zip from 'gulp-zip';

export async function clean() {
  await rm('dist', { recursive: true, force: true });
}

export async function build() {
  await pipeline(src('src/**/*', { encoding: false }), dest('dist'));
}

export async function pack() {
  const { name, version } = JSON.parse(await readFile('package.json', 'utf8'));
  await pipeline(
    src('dist/**/*', { encoding: false, dot: true }),
    zip(`${name}-${version}.zip`),
    dest('release'),
  );
}

export const release = series(clean, build, pack);

export default release;
