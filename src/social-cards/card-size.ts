/** Width of a social card in pixels; 1200 × 630 is the size that https://ogp.me readers crop least. */
export const CARD_WIDTH = 1200;

/** Height of a social card in pixels. */
export const CARD_HEIGHT = 630;
