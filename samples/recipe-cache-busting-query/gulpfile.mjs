import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { dest, series, src } from 'gulp';

// An href or src without another site's name that ends in one of these. An old version goes.
const addresses =
  /\b((?:href|src)=["'])(?!\/\/)([^"'?#:]+\.(?:css|js|png|jpg|webp|svg|woff2))(?:\?v=[\w.-]*)?(?=["'#])/g;

function version(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10);
}

/** Adds the hash of each file in `dist` to its addresses in the pages. */
async function* addVersions(pages) {
  for await (const page of pages) {
    const html = page.contents.toString().replace(addresses, (_, start, address) => {
      const folder = address.startsWith('/') ? 'dist' : path.join('dist', page.relative, '..');
      return `${start}${address}?v=${version(path.join(folder, decodeURI(address)))}`;
    });
    page.contents = Buffer.from(html);
    yield page;
  }
}

async function assets() {
  await pipeline(src(['src/**', '!src/**/*.html'], { encoding: false }), dest('dist'));
}

async function pages() {
  await pipeline(src('src/**/*.html'), addVersions, dest('dist'));
}

export default series(assets, pages);
