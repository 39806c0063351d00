import { readFileSync } from 'node:fs';

import imageSize from 'image-size';
import { describe, expect, test } from 'vitest';

import { builtPath, readBuilt } from './build-folders';
import { htmlFiles } from './read-html';

const LARGEST = 40 * 1024;

/** Pages of the application; the folder also holds a redirect page, which has no card. */
function pagesOf(edition: string): { readonly file: string; readonly html: string }[] {
  return htmlFiles(edition)
    .map((file) => ({ file, html: readBuilt(edition, file) }))
    .filter(({ html }) => html.includes('id="__docusaurus"') || html.includes('id=__docusaurus'));
}

/** Addresses of the pictures that a page names for other sites. */
function pictures(html: string): readonly string[] {
  return Array.from(
    html.matchAll(/(?:property|name)="?(?:og|twitter):image"? content="?([^"\s>]+)/g),
    ([, address]) => address ?? '',
  );
}

describe.each(['english', 'chinese'])('the %s edition', (edition) => {
  test('has pages', () => {
    expect(pagesOf(edition).length).toBeGreaterThan(0);
  });

  test.each(pagesOf(edition))('$file names a card of its own that exists', ({ file, html }) => {
    const [first = '', ...others] = pictures(html);
    expect(others, `${file} must name one picture, for both og:image and twitter:image`).toEqual([
      first,
    ]);
    const { pathname } = new URL(first);
    const page = file.replace(/(?:\/index)?\.html$/, '');
    expect(pathname).toBe(`/img/cards/${page}.png`);

    const card = readFileSync(builtPath(edition, pathname));
    expect(imageSize(card)).toMatchObject({ width: 1200, height: 630, type: 'png' });
    expect(card.byteLength, `${pathname} is too large`).toBeLessThanOrEqual(LARGEST);
  });
});
