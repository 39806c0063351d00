import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import pMap from 'p-map';

import { cardAddress } from '../../social/card-address';
import { type Card, drawCard } from './draw-card';
import { renderCard } from './render-card';
import { loadTypeface } from './typeface';

/** Each card that is being made holds 3 MB of pixels. */
const AT_ONCE = 8;

export interface CardFolders {
  /** Folder of the built site. Without it, the cards are only drawn, into the cache. */
  readonly outDir: string | undefined;
  /** Folder for the cards of earlier builds; made when it is missing. */
  readonly cacheDir: string;
}

/**
 * Writes the cards of all pages below `img/cards` of the built site. A card that was drawn before
 * is taken from the cache.
 *
 * @param cards What the cards say.
 * @param locale Language of the titles.
 * @param sources State of the code that draws: cards of another state are drawn again.
 * @param folders Where the cards go.
 * @throws Error that names the page or the text of which no card can be made.
 */
export async function writeCards(
  cards: readonly Card[],
  locale: string,
  sources: string,
  { outDir, cacheDir }: CardFolders,
): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const entries = await Promise.all(
    cards.map(async (card) => {
      const cached = path.join(cacheDir, nameOf([sources, locale, card]));
      return { card, cached, png: await readFile(cached).catch(() => undefined) };
    }),
  );
  const unknown = entries.filter(({ png }) => png === undefined).map(({ card }) => card);
  const text = unknown.map((card) => card.siteName + card.section + card.title).join('');
  const typeface = await loadTypeface(text);
  await pMap(
    entries,
    async ({ card, cached, png: known }) => {
      const png = known ?? (await renderCard(drawCard(card, typeface, locale)));
      if (known === undefined) {
        await writeFile(cached, png);
      }
      if (outDir !== undefined) {
        const file = path.join(outDir, cardAddress(card.path));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, png);
      }
    },
    { concurrency: AT_ONCE },
  );
}

function nameOf(content: unknown): string {
  return `${createHash('sha256').update(JSON.stringify(content)).digest('hex')}.png`;
}
