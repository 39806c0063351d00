import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { readBuiltPage } from './built-page';
import { PAGES } from './site-pages';

const root = path.resolve(import.meta.dirname, '../..');
const docs = PAGES.filter((page) => page.startsWith('/docs/'));

describe.each(['english', 'chinese'])('%s edition', (edition) => {
  const read = (file: string): string =>
    readFileSync(path.join(root, 'build', edition, file), 'utf8');

  test.each(docs)('%s has its text in the HTML, and not in its scripts', (page) => {
    const html = path.posix.join(page, 'index.html');
    const words = read(html)
      .replace(/^.*?<div class="?theme-doc-markdown/su, '')
      .match(/(?<=<p>)[^<>&]{8,}/u)?.[0];
    expect(words).toBeDefined();
    const holding = readBuiltPage(edition, html).scripts.filter((script) =>
      read(script).includes(words ?? ''),
    );
    expect(holding).toEqual([]);
  });
});
