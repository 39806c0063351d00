// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { chooseEdition } from '../../src/editions';
import { readSettings } from '../../src/editions/settings';
import { PAGES } from './specification';

const settings = readSettings(process.env);
const english = chooseEdition('english', settings);
const chinese = chooseEdition('chinese', settings);

function pageOf(edition: string, address: string): Document {
  const file = address.endsWith('.html') ? address : path.join(address, 'index.html');
  const html = readFileSync(path.join('build', edition, file), 'utf8');
  return new DOMParser().parseFromString(html, 'text/html');
}

describe.each([english, chinese])('the $name edition', (edition) => {
  test.each(PAGES)('names both addresses of %s', (address) => {
    const links = pageOf(edition.name, address).querySelectorAll('link[rel=alternate]');
    const found = Array.from(links, (link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]).sort();
    expect(found).toEqual([
      ['en', english.url + address],
      ['x-default', english.url + address],
      ['zh-Hans', chinese.url + address],
    ]);
  });

  test.each([...PAGES, '/404.html'])('leads from %s to the other language', (address) => {
    const { htmlLang, label, url } = edition.sibling;
    const link = pageOf(edition.name, address).querySelector(`nav a[hreflang="${htmlLang}"]`);
    expect(link?.getAttribute('href')).toBe(url + (address === '/404.html' ? '/' : address));
    expect(link?.getAttribute('lang')).toBe(htmlLang);
    expect(link?.textContent).toBe(label);
  });
});
