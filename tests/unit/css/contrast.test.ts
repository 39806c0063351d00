import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import layout from '../../browser/look/layout.json';
import { contrastOf, type Channels } from '../../browser/support/contrast';

const LIGHT = 'src/css/tokens.css';
const DARK = 'src/editions/english.css';

/** The tokens of a file that are plain colors. */
function colorsIn(file: string): ReadonlyMap<string, string> {
  const found = readFileSync(file, 'utf8').matchAll(/^ +--(?:color-)?([\w-]+): #([\da-f]{3,6});/gm);
  return new Map(Array.from(found, ([, name = '', hex = '']) => [name, hex]));
}

function channelsOf(hex: string): Channels {
  const [red = 0, green = 0, blue = 0] = (hex.length === 3 ? hex.replace(/./g, '$&$&') : hex)
    .split(/(?=(?:..)+$)/)
    .map((pair) => parseInt(pair, 16));
  return [red, green, blue];
}

test.each([
  [LIGHT, colorsIn(LIGHT)],
  [DARK, new Map([...colorsIn(LIGHT), ...colorsIn(DARK)])],
])('the colors of %s have enough contrast', (file, colors) => {
  const channels = (name: string): Channels => {
    const hex = colors.get(name);
    if (hex === undefined) {
      throw new Error(
        `${file} has no color "${name}", which tests/browser/look/layout.json names.`,
      );
    }
    return channelsOf(hex);
  };
  expect(
    Object.values(layout.contrast).flatMap(({ least, foregrounds, backgrounds }) =>
      backgrounds.flatMap((background) =>
        foregrounds
          .map((name) => ({ name, is: contrastOf(channels(name), channels(background)) }))
          .filter(({ is }) => is < least)
          .map(
            ({ name, is }) =>
              `${file}: ${name} on ${background} has a contrast of ${is.toFixed(2)}, and needs ${least}.`,
          ),
      ),
    ),
  ).toEqual([]);
});
