import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

test.each(['english', 'chinese'])('no page of the %s edition holds a null character', (edition) => {
  const folder = path.join(root, 'build', edition);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages).toContain('index.html');
  const holding = pages.filter((page) =>
    readFileSync(path.join(folder, page), 'utf8').includes('\0'),
  );
  expect(holding).toEqual([]);
});
