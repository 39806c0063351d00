import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { dest, series, src } from 'gulp';
import { generateSW } from 'workbox-build';

export async function clean() {
  await rm('dist', { recursive: true, force: true });
}

async function files() {
  await pipeline(src('src/**/*', { encoding: false }), dest('dist'));
}

/** Lists the finished files, for browsers to fetch in advance. */
async function serviceWorker() {
  const { count, size, warnings } = await generateSW({
    globDirectory: 'dist',
    globPatterns: ['**/*.{html,css,js,json,svg,png,jpg,webp,avif,ico,woff2,webmanifest}'],
    swDest: 'dist/sw.js',
    inlineWorkboxRuntime: true,
    sourcemap: false,
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
  });
  if (warnings.length > 0) {
    throw new Error(warnings.join('\n'));
  }
  console.log(`${count} files, ${size} bytes`);
}

export const build = series(clean, files, serviceWorker);

export default build;
