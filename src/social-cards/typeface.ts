import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { create, type Font, type GlyphRun } from 'fontkit';
import { decompress } from 'wawoff2';
import * as z from 'zod';

import { covers, parseUnicodeRange } from './unicode-range';

const require = createRequire(import.meta.url);
const rangesFile = require.resolve('@fontsource-variable/noto-sans-sc/unicode.json');
const rangesSchema = z.record(z.string(), z.string());

/** Units of the outlines: 1000 make one em, in this font as well. */
export const EM = 1000;

/** Turns text into outlines, so that a picture does not depend on the fonts of a machine. */
export interface Typeface {
  /** @returns how long a line of text is, in units */
  width(text: string, weight: number): number;
  /** @returns SVG path data in units; the text starts at 0,0 on its baseline */
  path(text: string, weight: number): string;
}

/**
 * Loads Noto Sans SC, which has Latin and Chinese, from its npm package. The package holds about a
 * hundred files by range of characters; only those that the text needs are read.
 *
 * @param text All characters that will be outlined.
 * @returns The typeface. It leaves out what the font does not have, such as pictographs: the page has them.
 */
export async function loadTypeface(text: string): Promise<Typeface> {
  const ranges = rangesSchema.parse(JSON.parse(await readFile(rangesFile, 'utf8')));
  // As in the package's style sheet, the last range that has a character wins.
  const files = Object.entries(ranges)
    .map(([name, range]) => ({ name, ranges: parseUnicodeRange(range) }))
    .toReversed();
  const fileOf = (character: string) =>
    files.find((file) => covers(file.ranges, character))?.name ?? '';
  const needed = new Set(Array.from(text, fileOf).filter(Boolean));
  const fonts = new Map<string, Font>();
  for (const name of needed) {
    // One after the other: the next call of `decompress()` overwrites what the last one gave.
    fonts.set(name, await readFont(name));
  }

  const weighted = new Map<string, Font>();
  const fontFor = (character: string, weight: number): Font | undefined => {
    const name = fileOf(character);
    const font = weighted.get(name + weight) ?? fonts.get(name)?.getVariation({ wght: weight });
    if (!font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) {
      return undefined;
    }
    weighted.set(name + weight, font);
    return font;
  };
  /** One run for neighboring characters of one file, which are kerned together. */
  const runsOf = (line: string, weight: number): readonly GlyphRun[] => {
    const runs: { readonly font: Font; text: string }[] = [];
    for (const character of line) {
      const font = fontFor(character, weight);
      if (font === undefined) {
        continue;
      }
      const last = runs.at(-1);
      if (last?.font === font) {
        last.text += character;
      } else {
        runs.push({ font, text: character });
      }
    }
    return runs.map((run) => run.font.layout(run.text));
  };
  return {
    width: (line, weight) =>
      runsOf(line, weight).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    path: (line, weight) => {
      let x = 0;
      const outlines = runsOf(line, weight).flatMap(({ glyphs, positions }) =>
        glyphs.map((glyph, index) => {
          // Fonts count upwards from the baseline, SVG downwards.
          const outline = glyph.path.scale(1, -1).translate(x, 0).toSVG();
          x += positions[index]?.xAdvance ?? 0;
          return outline;
        }),
      );
      return outlines.join('');
    },
  };
}

async function readFont(name: string): Promise<Font> {
  const file = `noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`;
  const woff2 = await readFile(path.join(path.dirname(rangesFile), 'files', file));
  // The library cannot vary the weight of a compressed font.
  const font = create(Buffer.from(await decompress(woff2)));
  if (!('getVariation' in font)) {
    throw new Error(`${file} holds several fonts. Expected one.`);
  }
  return font;
}
