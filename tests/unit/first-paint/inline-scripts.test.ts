import { expect, test } from 'vitest';

import { minifyInlineScripts } from '../../../src/first-paint/build/inline-scripts';

const LONG = `
  function greet(somebody) {
    console.log('Hello, ' + somebody);
  }
  window.addEventListener('load', function () {
    greet('reader');
  });
`;

test.each(['<script>', '<script data-rh="true">', '<script data-rh="true" >'])(
  'shortens what stands in %s, and what it does stays',
  (start) => {
    const page = minifyInlineScripts(`<head>${start}${LONG}</script></head>`);
    const [, script = ''] = /<script[^>]*>(.*)<\/script>/s.exec(page) ?? [];
    expect(page.startsWith(`<head>${start}`)).toBe(true);
    expect(script.length).toBeLessThan(LONG.length - 40);
    const logged: string[] = [];
    const listeners: (() => void)[] = [];
    const run = new Function('window', 'console', script);
    run(
      { addEventListener: (_: string, listener: () => void) => listeners.push(listener) },
      { log: (text: string) => logged.push(text) },
    );
    listeners.forEach((listener) => listener());
    expect(logged).toEqual(['Hello, reader']);
  },
);

test('leaves data, and scripts that the page names', () => {
  const page =
    '<script src="/main.js"></script><script type="application/json">{ "a": 1 }</script><script></script>';
  expect(minifyInlineScripts(page)).toBe(page);
});

test('takes the text as it is, with the characters that a replacement would read', () => {
  const page = minifyInlineScripts("<script>console.log('$& $1 $$')</script>");
  expect(page).toContain('$& $1 $$');
});
