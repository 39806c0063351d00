import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import pMap from 'p-map';

import { cardAddress } from '../../social/card-address';
import { type Card, drawCard } from './draw-card';
import { renderCard } from './render-card';
import { loadTypeface } from './typeface';

/** Each card that is being made holds 3 MB of pixels. */
const AT_ONCE = 8;

export interface CardFolders {
  /** Folder of the built site. */
  readonly outDir: string;
  readonly cacheDir: string;
}

/**
 * Writes the cards of all pages below `img/cards` of the built site.
 *
 * @param cards What the cards say.
 * @param locale Language of the titles.
 * @param folders Where the cards go.
 * @throws Error that names the page or the text of which no card can be made.
 */
export async function writeCards(
  cards: readonly Card[],
  locale: string,
  { outDir, cacheDir }: CardFolders,
): Promise<void> {
  const text = cards.map((card) => card.siteName + card.section + card.title).join('');
  const typeface = await loadTypeface(text);
  await pMap(
    cards,
    async (card) => {
      const png = await renderCard(drawCard(card, typeface, locale), cacheDir);
      const file = path.join(outDir, cardAddress(card.path));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, png);
    },
    { concurrency: AT_ONCE },
  );
}
