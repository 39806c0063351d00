import { pipeline } from 'node:stream/promises';
import { dest, src } from 'gulp';
import sharp from 'sharp';

const sizes = {
  'icon-32.png': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
};

/** Makes a PNG of each size, and passes on the SVG as well. */
async function* draw(files) {
  for await (const file of files) {
    for (const [basename, size] of Object.entries(sizes)) {
      const icon = file.clone({ contents: false });
      icon.contents = await sharp(file.contents).resize(size, size).png().toBuffer();
      icon.basename = basename;
      yield icon;
    }
    yield file;
  }
}

export async function icons() {
  await pipeline(src('src/icon.svg', { encoding: false }), draw, dest('dist'));
}

export default icons;
