import { readFile, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { dest, series, src } from 'gulp';
import rev from 'gulp-rev';
import revRewrite from 'gulp-rev-rewrite';

const manifestFile = 'build/rev-manifest.json';

export async function clean() {
  await rm('dist', { recursive: true, force: true });
  await rm('build', { recursive: true, force: true });
}

/** Gives files names with a hash, and adds the names to the manifest. */
async function addHashes(files, plugins = []) {
  await pipeline(
    src(files, { base: 'src', encoding: false }),
    ...plugins,
    rev(),
    dest('dist'),
    rev.manifest(manifestFile, { base: 'build', merge: true }),
    dest('build'),
  );
}

/** A site without pictures has no manifest yet when the style sheets follow. */
async function rewrite() {
  const text = await readFile(manifestFile, 'utf8').catch(() => '{}');
  // Long names first: shop/js/main.js ends in js/main.js.
  const names = Object.entries(JSON.parse(text)).sort(([a], [b]) => b.length - a.length);
  return revRewrite({ manifest: JSON.stringify(Object.fromEntries(names)) });
}

async function images() {
  await addHashes('src/images/**/*');
}

// After the images: the hash of a style sheet must cover the names in it.
async function stylesAndScripts() {
  await addHashes('src/**/*.{css,js}', [await rewrite()]);
}

async function pages() {
  await pipeline(src('src/**/*.html'), await rewrite(), dest('dist'));
}

export const build = series(clean, images, stylesAndScripts, pages);

export default build;
