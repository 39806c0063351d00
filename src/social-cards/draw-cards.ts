import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import pMap from 'p-map';

import type { CachedCard } from './card-cache';
import { drawCard } from './draw-card';
import { renderCard } from './render-card';
import { loadTypeface } from './typeface';

/**
 * Cards share their four threads with webpack's file access: more cards at once slow a build down.
 */
const AT_ONCE = 2;

export interface DrawInput {
  readonly cards: readonly CachedCard[];
  /** Language of the titles. */
  readonly locale: string;
}

/**
 * Draws cards into the cache.
 *
 * @throws Error that names the page or the text of which no card can be made.
 */
export default async function drawCards({ cards, locale }: DrawInput): Promise<void> {
  const text = cards.map(({ card }) => card.siteName + card.section + card.title).join('');
  const typeface = await loadTypeface(text);
  await pMap(
    cards,
    async ({ card, file }) => {
      const png = await renderCard(drawCard(card, typeface, locale));
      await mkdir(path.dirname(file), { recursive: true });
      // A build that is stopped here leaves no incomplete card, and another may draw the same one meanwhile.
      const part = `${file}.${randomUUID()}`;
      await writeFile(part, png);
      await rename(part, file);
    },
    { concurrency: AT_ONCE },
  );
}
