import { expect, test } from 'vitest';

import { readBuilt } from './build-folders';
import { htmlFiles } from './read-html';

test.each(['english', 'chinese'])('no page of the %s edition holds a null character', (edition) => {
  const pages = htmlFiles(edition);
  expect(pages).toContain('index.html');
  const holding = pages.filter((page) => readBuilt(edition, page).includes('\0'));
  expect(holding).toEqual([]);
});
