import { describe, expect, test } from 'vitest';

import { type Card, drawCard } from '../../../src/social-cards/draw-card';
import type { Typeface } from '../../../src/social-cards/typeface';

/** Every character is half an em wide; the path is the text itself, so that a test can read it. */
const typeface: Typeface = {
  width: (text) => text.length * 500,
  path: (text, weight) => `${weight}:${text}`,
};

const card: Card = { path: '/docs/x', title: 'src()', section: 'API', siteName: 'gulp' };

function texts(changes: Partial<Card>): string[] {
  const svg = drawCard({ ...card, ...changes }, typeface, 'en');
  return Array.from(svg.matchAll(/ d="\d+:([^"]*)"/g), ([, text]) => text ?? '');
}

describe('drawCard', () => {
  test('shows the name of the site, the section and the title', () => {
    expect(texts({})).toEqual(['gulp', 'API', 'src()']);
  });

  test('leaves out an empty section', () => {
    expect(texts({ section: '' })).toEqual(['gulp', 'src()']);
  });

  test('balances the lines of a long title', () => {
    expect(texts({ title: 'Explaining globs and some paths' }).slice(2)).toEqual([
      'Explaining globs',
      'and some paths',
    ]);
  });

  test('makes a longer title smaller', () => {
    const sizes = ['src()', 'JavaScript and gulpfiles together', `${'word '.repeat(14)}end`].map(
      (title) =>
        /scale\(([\d.]+)\)" d="700/.exec(drawCard({ ...card, title }, typeface, 'en'))?.[1],
    );
    expect(sizes).toEqual(['0.096', '0.082', '0.064']);
  });

  test('says which title is too long', () => {
    const title = 'word '.repeat(40).trim();
    expect(() => drawCard({ ...card, title }, typeface, 'en')).toThrow(
      `/docs/x: the title does not fit on the social card of the page: "${title}". Shorten it.`,
    );
    expect(() => drawCard({ ...card, title, file: 'docs/x.md' }, typeface, 'en')).toThrow(
      'docs/x.md: the title does not fit',
    );
  });

  test('holds no text that would need a font', () => {
    expect(drawCard(card, typeface, 'en')).not.toContain('<text');
  });
});
