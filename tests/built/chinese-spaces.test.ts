// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const FOLDER = path.resolve('build/chinese');
const PAGES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

/** What stands on a page, without its code. */
function textOf(page: string): string {
  const { body } = new DOMParser().parseFromString(
    readFileSync(path.join(FOLDER, page), 'utf8'),
    'text/html',
  );
  body.querySelectorAll('pre, script, style').forEach((element) => element.remove());
  return body.textContent ?? '';
}

// A full-width mark has its space in itself. The text of two elements meets across their edge.
test.each(PAGES)('%s of the Chinese edition has no space after a full-width mark', (page) => {
  expect(textOf(page).match(/.{0,9}[。，、；：！？）] +\S.{0,9}/gu) ?? []).toEqual([]);
});
