import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { joinStyleSheets } from '../../../src/first-paint/build/one-style-sheet';
import { temporaryFolder } from '../../docs/support/temporary-folder';

let outDir: string;
let folder: string;

beforeEach(() => {
  outDir = temporaryFolder({
    'assets/css/main.12.css': 'a{color:red}',
    'assets/css/docs.34.css': 'b{color:blue}',
  });
  folder = path.join(outDir, 'assets/css');
});

/** A page below the path /x/ with links to these style sheets. */
function pageWith(...names: readonly string[]): string {
  const links = names.map((name) => `<link rel="stylesheet" href="/x/assets/css/${name}">`);
  return `<link rel="icon" href="/x/a.svg">${links.join('\n')}<script>1</script>`;
}

test('joins two style sheets in their order, and names the second for the application', async () => {
  const html = await joinStyleSheets(pageWith('main.12.css', 'docs.34.css'), outDir);
  const [, name = ''] = /css\/(page\.[\da-f]{8}\.css)/.exec(html) ?? [];
  expect(html).toBe(
    `<link rel="icon" href="/x/a.svg"><link rel="stylesheet" href="/x/assets/css/${name}" data-href="/x/assets/css/docs.34.css"><script>1</script>`,
  );
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe('a{color:red}b{color:blue}');
});

test('leaves a page with one style sheet alone', async () => {
  const html = pageWith('main.12.css');
  expect(await joinStyleSheets(html, outDir)).toBe(html);
  expect(readdirSync(folder)).toHaveLength(2);
});
