import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Card } from './draw-card';

/** A card and its file in the cache, which may not exist yet. */
export interface CachedCard {
  readonly card: Card;
  readonly file: string;
}

export interface CardCacheOptions {
  /** Language of the titles. */
  readonly locale: string;
  /** Digest of the code that draws: cards of another digest are drawn again. */
  readonly sources: string;
  readonly folder: string;
}

/** Names the file of each card after everything that its picture depends on. */
export function inCache(
  cards: readonly Card[],
  { locale, sources, folder }: CardCacheOptions,
): readonly CachedCard[] {
  return cards.map((card) => {
    const { path: page, title, section, siteName } = card;
    const hash = createHash('sha256').update(
      JSON.stringify([sources, locale, page, title, section, siteName]),
    );
    return { card, file: path.join(folder, `${hash.digest('hex')}.png`) };
  });
}

/** @returns the cards that were not drawn yet */
export function notDrawn(cards: readonly CachedCard[]): readonly CachedCard[] {
  return cards.filter(({ file }) => !existsSync(file));
}
