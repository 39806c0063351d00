import { CARD_HEIGHT, CARD_WIDTH } from './card-size';
import { breakLines } from './break-lines';
import { EM, type Typeface } from './typeface';

/** What one card says. */
export interface Card {
  /** Path of the page. */
  readonly path: string;
  /** Its file, for messages; absent where it has none of its own. */
  readonly file?: string;
  readonly title: string;
  /** Category of the sidebar; empty for pages outside of it. */
  readonly section: string;
  readonly siteName: string;
}

interface TextStyle {
  readonly size: number;
  readonly weight: number;
  readonly color: string;
}

const MARGIN = 80;
const PAPER = '#fdfcf9';
const INK = '#1c2228';
const VERMILION = '#b3261e';
const TEAL = '#0b6e77';

/** Larger titles first. Each leaves room for the stream below. */
const TITLE_SETTINGS = [
  { size: 96, lines: 1 },
  { size: 82, lines: 2 },
  { size: 64, lines: 3 },
] as const;

const TITLE_TOP = 226;
const LINE_HEIGHT = 1.2;

/**
 * Draws the card of a page: logo and name of the site, section, title, and the stream that runs
 * into a file. All text is outlines.
 *
 * @param locale Language of the title, for its line breaks.
 * @throws Error when the title is too long.
 */
export function drawCard(card: Card, typeface: Typeface, locale: string): string {
  const text = (content: string, x: number, y: number, { size, weight, color }: TextStyle) =>
    `<path fill="${color}" transform="translate(${x} ${y}) scale(${size / EM})" d="${typeface.path(content, weight)}"/>`;
  const title = setTitle(card, typeface, locale);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    logo(),
    text(card.siteName, MARGIN + 74, 105, { size: 42, weight: 650, color: INK }),
    card.section && text(card.section, MARGIN, 204, { size: 34, weight: 500, color: TEAL }),
    ...title.lines.map((line, index) =>
      text(line, MARGIN, TITLE_TOP + title.size * (1 + index * LINE_HEIGHT), {
        size: title.size,
        weight: 700,
        color: INK,
      }),
    ),
    stream(),
    '</svg>',
  ].join('');
}

interface Title {
  readonly size: number;
  readonly lines: readonly string[];
}

function setTitle({ path, file, title }: Card, typeface: Typeface, locale: string): Title {
  const setting = TITLE_SETTINGS.flatMap(({ size, lines: most }) => {
    // Narrower lines are tried first: of as many lines as needed, none is much shorter.
    const tries = [0.6, 0.7, 0.8, 0.9, 1].map((share) => {
      const width = (share * (CARD_WIDTH - 2 * MARGIN) * EM) / size;
      const fits = (line: string) => typeface.width(line, 700) <= width;
      const lines = breakLines(title, fits, locale);
      return { size, lines, fits: lines.every(fits) };
    });
    const fewest = Math.min(...tries.map(({ lines }) => lines.length));
    return tries.filter(({ lines, fits }) => fits && lines.length === fewest && fewest <= most);
  })[0];
  if (!setting) {
    throw new Error(
      `${file ?? path}: the title does not fit on the social card of the page: "${title}". Shorten it.`,
    );
  }
  return setting;
}

/** A sheet with a folded corner, 24 by 32. */
function sheet(x: number, y: number, scale: number): string {
  return `<path fill="${VERMILION}" transform="translate(${x} ${y}) scale(${scale})" d="M2 0h13l9 9v21q0 2-2 2H2q-2 0-2-2V2q0-2 2-2z"/>`;
}

/** Paths of waves from left to right, one for each row. */
function waves(x: number, rows: readonly number[], halves: number, length: number): string {
  const first = `q${length / 2} ${-0.62 * length} ${length} 0`;
  return rows.map((y) => `M${x} ${y}${first}${`t${length} 0`.repeat(halves - 1)}`).join('');
}

function stroke(color: string, width: number, path: string): string {
  return `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`;
}

function logo(): string {
  return sheet(MARGIN, 60, 1.75) + stroke('#fff', 5.5, waves(MARGIN + 8, [89, 103], 2, 13));
}

/** The stream flows in from the left edge, and goes on as the lines of a file. */
function stream(): string {
  const rows = [542, 596];
  return [
    '<clipPath id="sheet"><rect x="960" y="440" width="160" height="190"/></clipPath>',
    stroke(TEAL, 9, waves(-40, rows, 25, 40)),
    sheet(960, 478, 6.667),
    `<g clip-path="url(#sheet)">${stroke('#fff', 9, waves(960, rows, 3, 40))}</g>`,
  ].join('');
}
