import { expect, test } from 'vitest';

import { htmlFiles, readHtml } from './read-html';

/** What stands on a page, without its code. */
function textOf(file: string): string {
  const $ = readHtml('chinese', file);
  $('pre, script, style').remove();
  return $('body').text();
}

// A full-width mark has its space in itself. The text of two elements meets across their edge.
test.each(htmlFiles('chinese'))(
  '%s of the Chinese edition has no space after a full-width mark',
  (file) => {
    expect(textOf(file).match(/.{0,9}[。，、；：！？）] +\S.{0,9}/gu) ?? []).toEqual([]);
  },
);
