import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';

async function compare() {
  for (const folder of ['src/images', 'dist/images']) {
    for (const name of readdirSync(folder).sort()) {
      const { width, height, format } = await sharp(`${folder}/${name}`).metadata();
      console.log(
        `${folder}/${name}: ${format === 'heif' ? 'avif' : format}, ${width} × ${height}`,
      );
    }
  }
  const size = (extname) => statSync(`dist/images/lake-960.${extname}`).size;
  console.log(`webp is smaller than jpeg: ${size('webp') < size('jpg')}`);
  console.log(`avif is smaller than webp: ${size('avif') < size('webp')}`);
}

compare();
