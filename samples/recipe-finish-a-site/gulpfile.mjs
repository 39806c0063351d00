import { rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { dest, series, src } from 'gulp';
import { LinkChecker } from 'linkinator';

const compressors = { '.gz': promisify(gzip), '.br': promisify(brotliCompress) };

async function clean() {
  await rm('dist', { recursive: true, force: true });
}

async function pages() {
  await pipeline(src('src/**/*', { encoding: false }), dest('dist'));
}

/** Fails if a page links to a file that is not in the site. */
export async function links() {
  const result = await new LinkChecker().check({
    serverRoot: 'dist',
    path: '**/*.html',
    linksToSkip: ['^https?://(?!localhost)'],
  });
  const broken = result.links
    .filter(({ state }) => state === 'BROKEN')
    .map(({ url, parent }) => `${parent} links to ${url}, which does not exist.`);
  if (broken.length > 0) {
    throw new Error(`Broken links:\n${broken.join('\n')}`);
  }
}

/** Lists all pages for search engines. */
export async function sitemap() {
  const addresses = [];
  for await (const file of src(['dist/**/*.html', '!dist/404.html'], { read: false })) {
    const page = file.relative.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1');
    const path = page.split('/').map(encodeURIComponent).join('/');
    addresses.push(`<url><loc>https://example.com/${path}</loc></url>`);
  }
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.sort().join('\n')}
</urlset>
`;
  await writeFile('dist/sitemap.xml', text);
}

/** Makes a gzip and a Brotli copy of each file. */
async function* copies(files) {
  for await (const file of files) {
    for (const [ending, compressor] of Object.entries(compressors)) {
      const copy = file.clone({ contents: false });
      copy.path += ending;
      copy.contents = await compressor(file.contents);
      yield copy;
    }
  }
}

export async function compress() {
  await pipeline(
    src('dist/**/*.{html,css,js,svg,json,xml,txt}', { encoding: false }),
    copies,
    dest('dist'),
  );
}

export const finish = series(links, sitemap, compress);

export default series(clean, pages, finish);
