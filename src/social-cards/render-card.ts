import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { renderAsync } from '@resvg/resvg-js';
import { PNG } from 'pngjs';

/**
 * Turns a drawing into a PNG.
 *
 * @param svg The drawing, without text elements: no font of the machine is used.
 * @returns The bytes of the PNG.
 */
export async function renderCard(svg: string): Promise<Buffer> {
  const { width, height, pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  // The renderer's own PNG is larger: flat colors compress best without a filter. Level 9 would
  // save little and take longer.
  const picture = new PNG({ width, height, filterType: 0, deflateLevel: 8, deflateStrategy: 0 });
  picture.data = pixels;
  // Packed as a stream, which compresses in another thread.
  return buffer(picture.pack().pipe(new PassThrough()));
}
