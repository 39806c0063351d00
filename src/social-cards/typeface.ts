import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import opentype, { type Command, type Font } from 'opentype.js';
import { decompress } from 'wawoff2';
import * as z from 'zod';

import { covers, parseUnicodeRange } from './unicode-range';

const require = createRequire(import.meta.url);
const rangesFile = require.resolve('@fontsource-variable/noto-sans-sc/unicode.json');
const rangesSchema = z.record(z.string(), z.string());

/** Units of the outlines: 1000 make one em. */
export const EM = 1000;

/** Turns text into outlines, so that a picture does not depend on the fonts of a machine. */
export interface Typeface {
  /** @returns how long a line of text is, in units */
  width(text: string, weight: number): number;
  /** @returns SVG path data in units; the text starts at 0,0 on its baseline */
  path(text: string, weight: number): string;
}

interface Shape {
  readonly commands: readonly Command[];
  readonly width: number;
}

/**
 * Loads Noto Sans SC, which has Latin and Chinese, from its npm package. The package holds about a
 * hundred files by range of characters; only those that the text needs are read.
 *
 * @param text All characters that will be outlined.
 * @returns The typeface. It throws an Error that names a character which the font does not have.
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
  const fonts = new Map(
    await Promise.all(Array.from(needed, async (name) => [name, await readFont(name)] as const)),
  );

  const known = new Map<string, Shape>();
  const shapes = (line: string, weight: number) =>
    Array.from(line, (character) => {
      const key = `${weight} ${character}`;
      const shape = known.get(key) ?? shapeOf(character, weight, fonts.get(fileOf(character)));
      known.set(key, shape);
      return shape;
    });
  return {
    width: (line, weight) => shapes(line, weight).reduce((sum, { width }) => sum + width, 0),
    path(line, weight) {
      let x = 0;
      const parts = shapes(line, weight).map(({ commands, width }) => {
        const part = commands.map((command) => commandText(command, x)).join('');
        x += width;
        return part;
      });
      return parts.join('');
    },
  };
}

async function readFont(name: string): Promise<Font> {
  const file = `noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`;
  const woff2 = await readFile(path.join(path.dirname(rangesFile), 'files', file));
  return opentype.parse(new Uint8Array(await decompress(woff2)).buffer);
}

function shapeOf(character: string, weight: number, font: Font | undefined): Shape {
  const glyph = font?.charToGlyph(character);
  if (!font || !glyph?.index) {
    throw new Error(`Noto Sans SC has no "${character}". Leave it out of titles and labels.`);
  }
  const { commands } = glyph.getPath(0, 0, EM, { variation: { wght: weight } }, font);
  // Read after getPath(), which is where opentype.js sets the width of a weight.
  return { commands, width: (glyph.advanceWidth * EM) / font.unitsPerEm };
}

// The library's own toPathData() writes NaN for numbers such as 1e-14.
function commandText(command: Command, shift: number): string {
  const at = (x: number, y: number) => `${Math.round(x + shift)} ${Math.round(y)}`;
  switch (command.type) {
    case 'M':
    case 'L':
      return command.type + at(command.x, command.y);
    case 'Q':
      return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`;
    case 'C':
      return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`;
    case 'Z':
      return 'Z';
  }
}
