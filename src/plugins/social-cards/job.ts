import type { Card } from './draw-card';
import { type CardFolders, writeCards } from './write-cards';

export interface DrawInput {
  readonly cards: readonly Card[];
  readonly locale: string;
  /** State of the build's own sources. */
  readonly sources: string;
  readonly folders: CardFolders;
}

/** @throws Error that names the page or the text of which no card can be made. */
export default async function drawCards(input: DrawInput): Promise<void> {
  await writeCards(input.cards, input.locale, input.sources, input.folders);
}
