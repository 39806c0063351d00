import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { renderAsync } from '@resvg/resvg-js';

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

/**
 * The renderer packs the picture too, in a thread of its own. Packed in JavaScript, pictures were
 * 0.6 times as large, and took a second of every cold build; no reader waits for them.
 */
async function render(svg: string): Promise<Buffer> {
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
