import { PNG } from 'pngjs';
import { expect, test } from 'vitest';

import { renderCard } from '../../../src/social-cards/render-card';

const RED =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="4" height="2" fill="#b3261e"/></svg>';

test('gives a PNG of the size and the color of the drawing', async () => {
  const { width, height, data } = PNG.sync.read(await renderCard(RED));
  expect({ width, height, first: [...data.subarray(0, 4)] }).toEqual({
    width: 4,
    height: 2,
    first: [0xb3, 0x26, 0x1e, 0xff],
  });
});
