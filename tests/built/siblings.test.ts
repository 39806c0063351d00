import { describe, expect, test } from 'vitest';

import { chooseEdition } from '../../src/editions';
import { readSettings } from '../../src/editions/settings';
import { htmlFileOf, readHtml } from './read-html';
import { PAGES } from './site-pages';

const settings = readSettings(process.env);
const english = chooseEdition('english', settings);
const chinese = chooseEdition('chinese', settings);

describe.each([english, chinese])('the $name edition', (edition) => {
  test.each(PAGES)('names both addresses of %s', (address) => {
    const $ = readHtml(edition.name, htmlFileOf(address));
    const found = $('link[rel=alternate]')
      .toArray()
      .map((link) => [$(link).attr('hreflang'), $(link).attr('href')])
      .sort();
    expect(found).toEqual([
      ['en', english.url + address],
      ['x-default', english.url + address],
      ['zh-Hans', chinese.url + address],
    ]);
  });

  test.each([...PAGES, '/404.html'])('leads from %s to the other language', (address) => {
    const $ = readHtml(edition.name, htmlFileOf(address));
    const { htmlLang, label, url } = edition.sibling;
    const link = $(`nav a[hreflang="${htmlLang}"]`);
    expect(link.attr('href')).toBe(url + (address === '/404.html' ? '/' : address));
    expect(link.attr('lang')).toBe(htmlLang);
    expect(link.attr('target'), 'opens in the same tab').toBeUndefined();
    expect(link.text()).toBe(label);
  });
});
