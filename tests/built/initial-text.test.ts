import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { readBuilt } from './build-folders';
import { readBuiltPage } from './built-page';
import { PAGES } from './site-pages';

const docs = PAGES.filter((page) => page.startsWith('/docs/'));

describe.each(['english', 'chinese'])('%s edition', (edition) => {
  test.each(docs)('%s has its text in the HTML, and not in its scripts', (page) => {
    const html = path.posix.join(page, 'index.html');
    const words = readBuilt(edition, html)
      .replace(/^.*?<div class="?theme-doc-markdown/su, '')
      .match(/(?<=<p>)[^<>&]{8,}/u)?.[0];
    expect(words).toBeDefined();
    const holding = readBuiltPage(edition, html).scripts.filter((script) =>
      readBuilt(edition, script).includes(words ?? ''),
    );
    expect(holding).toEqual([]);
  });
});
