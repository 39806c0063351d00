import { readdirSync } from 'node:fs';
import sharp from 'sharp';

async function show() {
  for (const name of readdirSync('dist').sort()) {
    const { width, height, format } = await sharp(`dist/${name}`).metadata();
    console.log(`${name}: ${format}, ${width} × ${height}`);
  }
}

show();
