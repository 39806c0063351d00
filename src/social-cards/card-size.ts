/** Width of a social card in pixels; sites that read https://ogp.me crop 1200 × 630 least. */
export const CARD_WIDTH = 1200;

/** Height of a social card in pixels. */
export const CARD_HEIGHT = 630;
