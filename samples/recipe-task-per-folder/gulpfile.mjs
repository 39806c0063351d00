import { readdirSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { dest, parallel, src, task, watch } from 'gulp';
import concat from 'gulp-concat';
import terser from 'gulp-terser';

const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Makes the task that bundles one folder. */
function bundle(folder) {
  const bundleFolder = async () => {
    await pipeline(src(`src/${folder}/*.js`), concat(`${folder}.js`), terser(), dest('dist'));
  };
  bundleFolder.displayName = `bundle:${folder}`;
  return bundleFolder;
}

const bundles = new Map(folders.map((folder) => [folder, bundle(folder)]));

// Registers each task, so that you can run it alone.
bundles.forEach((bundleFolder) => task(bundleFolder));

export const build = parallel(...bundles.values());

export function dev() {
  bundles.forEach((bundleFolder, folder) =>
    watch(`src/${folder}/*.js`, { ignoreInitial: false }, bundleFolder),
  );
}
