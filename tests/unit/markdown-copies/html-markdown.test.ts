import { expect, test } from 'vitest';

import { htmlMarkdown } from '../../../src/markdown-copies/html-markdown';

const ADDRESS = 'https://example.org/x/plugins/';

const page = (main: string): string =>
  `<!doctype html><html><body><nav><a href="/">Home</a></nav><main>${main}</main><footer>MIT</footer></body></html>`;

const copy = (main: string): string => htmlMarkdown(page(`<h1>Plugins</h1>${main}`), ADDRESS);

test('begins with the title and the address of the page, and leaves out what is not its text', () => {
  expect(copy('<p>Each<!-- --> was run.</p>')).toBe(
    '# Plugins\n\n<https://example.org/x/plugins/>\n\nEach was run.\n',
  );
});

test('leaves out what only a browser can use', () => {
  const code = '<pre><code>npm ci</code><div><output></output><button>Copy</button></div></pre>';
  expect(copy(`<form><p>Find</p></form>${code}<details>All</details>`)).toMatch(
    /plugins\/>\n\n```\nnpm ci\n```\n$/u,
  );
});

test('an entry of a list is a section of its own, which its heading leads to', () => {
  const entry = '<li id="del"><h2><a href="#del">del</a> <small>9.0.1</small></h2><p>Deletes.</p>';
  expect(copy(`<ul>${entry}<small>ES module</small></li>${entry}</li></ul>`)).toMatch(
    /plugins\/>\n\n## \[del\]\(https:\/\/example\.org\/x\/plugins\/#del\) 9\.0\.1\n\nDeletes\.\n\nES module\n\n## /u,
  );
});

test('a link to another page has its whole address', () => {
  expect(copy('<a href="/x/docs/api/src">src()</a>')).toContain(
    '[src()](https://example.org/x/docs/api/src)',
  );
});

test('a page without a title is refused', () => {
  expect(() => htmlMarkdown(page('<p>Text</p>'), ADDRESS)).toThrow(
    'https://example.org/x/plugins/ has no title: begin its <main> with an <h1>.',
  );
});
