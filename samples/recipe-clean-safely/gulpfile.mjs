import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { deleteAsync } from 'del';
import { dest, series, src } from 'gulp';

/** Deletes the whole folder. Node.js needs no package for this. */
export async function clean() {
  await rm('dist', { recursive: true, force: true });
}

/** Deletes what is in the folder: a watch or a server may hold the folder itself. */
export async function empty() {
  const names = await readdir('dist').catch(() => []);
  await Promise.all(
    names.map((name) => rm(path.join('dist', name), { recursive: true, force: true })),
  );
}

/** Deletes by globs, with exceptions. */
export async function tidy() {
  const deleted = await deleteAsync(['dist/**', '!dist/uploads/**']);
  deleted.sort().forEach((file) => console.log(`deleted ${path.relative('.', file)}`));
}

tidy.description = 'Delete everything but dist/uploads';

function pages() {
  return src('src/*.html').pipe(dest('dist'));
}

export const build = series(clean, pages);
