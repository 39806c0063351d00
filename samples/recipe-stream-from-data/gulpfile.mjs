import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dest } from 'gulp';
import rename from 'gulp-rename';
import Vinyl from 'vinyl';

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => text.replace(/[&<>"]/g, (sign) => escapes[sign]);

const page = (name, price) => `<!doctype html>
<meta charset="utf-8">
<title>${escape(name)}</title>
<p>${price.toFixed(2)}</p>
`;

/** Makes one file for each product. */
async function* productPages() {
  const ids = new Set();
  for (const { id, name, price } of JSON.parse(await readFile('data/products.json', 'utf8'))) {
    if (!/^[a-z0-9-]+$/.test(id ?? '')) {
      throw new Error(`The id "${id}" cannot be a file name.`);
    }
    if (ids.has(id)) {
      throw new Error(`Two products have the id "${id}".`);
    }
    ids.add(id);
    const contents = Buffer.from(page(name, price));
    yield new Vinyl({ path: `products/${id}.html`, contents });
  }
}

export async function products() {
  await rm('dist/products', { recursive: true, force: true });
  await pipeline(Readable.from(productPages()), rename({ suffix: '-page' }), dest('dist'));
}

/** One file from a string. */
export async function version() {
  const file = new Vinyl({ path: 'version.txt', contents: Buffer.from('1.2.0\n') });
  await pipeline(Readable.from([file]), dest('dist'));
}
