import { pipeline } from 'node:stream/promises';
import { dest, src } from 'gulp';
import subsetFont from 'subset-font';

/** Lists each character of the pages once. */
async function characters() {
  const found = new Set();
  for await (const file of src('src/**/*.html')) {
    for (const character of String(file.contents)) {
      found.add(character);
    }
  }
  return [...found].join('');
}

export default async function fonts() {
  const text = await characters();
  await pipeline(
    src('src/fonts/*.{ttf,otf}', { encoding: false }),
    async function* subset(files) {
      for await (const file of files) {
        file.contents = await subsetFont(file.contents, text, { targetFormat: 'woff2' });
        file.extname = '.woff2';
        yield file;
      }
    },
    dest('dist/fonts'),
  );
}
