import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';

import { htmlFiles, readHtml } from './read-html';

/** Each text of an article, without the blocks in it. */
function textsOf($: CheerioAPI): readonly string[] {
  return $('article :is(p, li, td)')
    .toArray()
    .map((part) => $(part).clone().children('p, ul, ol, div').remove().end().text().trim());
}

// A full-width mark has its space in itself, and browsers show the end of a line as a space.
test.each(htmlFiles('chinese'))(
  '%s of the Chinese edition has no space after a full-width mark, and no line end in a text',
  (file) => {
    const $ = readHtml('chinese', file);
    $('pre, script, style').remove();
    // The text of two elements meets across their edge.
    expect(
      $('body')
        .text()
        .match(/.{0,9}[。，、；：！？）] +\S.{0,9}/gu) ?? [],
    ).toEqual([]);
    const lineEnds = textsOf($).flatMap(
      (text) => text.match(/.{0,9}[\p{Script=Han}。，、；：！？）]\n.{0,9}/gu) ?? [],
    );
    expect(lineEnds).toEqual([]);
  },
);
