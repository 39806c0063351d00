import { pipeline } from 'node:stream/promises';
import { dest, src } from 'gulp';
import sharp from 'sharp';

const widths = [480, 960];

const formats = {
  avif: { quality: 50, effort: 4 },
  webp: { quality: 75 },
  jpeg: { quality: 80, mozjpeg: true },
};

/** Turns each picture into one file per width and format. */
async function* variants(files) {
  for await (const file of files) {
    try {
      for (const width of widths) {
        const resized = sharp(file.contents)
          .autoOrient()
          .resize({ width, withoutEnlargement: true });
        for (const [format, options] of Object.entries(formats)) {
          const variant = file.clone({ contents: false });
          variant.contents = await resized.clone().toFormat(format, options).toBuffer();
          variant.stem = `${file.stem}-${width}`;
          variant.extname = format === 'jpeg' ? '.jpg' : `.${format}`;
          yield variant;
        }
      }
    } catch (error) {
      throw new Error(`${file.relative}: ${error.message}`, { cause: error });
    }
  }
}

export async function images() {
  await pipeline(
    src('src/images/**/*.{jpg,jpeg,png}', { encoding: false }),
    variants,
    dest('dist/images'),
  );
}

export default images;
