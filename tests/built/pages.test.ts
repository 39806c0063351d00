import { describe, expect, test } from 'vitest';

import { htmlFileOf, readHtml } from './read-html';
import { PAGES } from './site-pages';

const OWN_ADDRESS = /^\/(?!\/)/;

describe.each(['english', 'chinese'])('%s edition', (edition) => {
  test.each(PAGES)('%s has one heading, a footer, and its canonical address', (page) => {
    const $ = readHtml(edition, htmlFileOf(page));
    expect($('h1').length, 'headings of level 1').toBe(1);
    expect($('h1').text()).toMatch(/\S/);
    expect($('body').find('footer').last().parents('main, article').length).toBe(0);
    const canonical = new URL($('link[rel=canonical]').attr('href') ?? '');
    expect(canonical.protocol).toBe('https:');
    expect(canonical.pathname).toBe(page);
  });

  test.each(PAGES)('%s brings nothing of another origin, and its policy says so', (page) => {
    const $ = readHtml(edition, htmlFileOf(page));
    const addresses = $(
      'script[src], link[rel=stylesheet], link[rel=preconnect], link[rel=dns-prefetch], img',
    )
      .toArray()
      .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '');
    expect(addresses.filter((address) => !OWN_ADDRESS.test(address))).toEqual([]);
    expect($('meta[http-equiv=Content-Security-Policy]').attr('content')).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-[^;]+; style-src 'self';/,
    );
  });

  test('the navbar stands at the base path /', () => {
    const $ = readHtml(edition, 'index.html');
    const own = $('nav a:not([href^=http])')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((address) => !OWN_ADDRESS.test(address) && !address.startsWith('#'))).toEqual(
      [],
    );
  });

  test('the home page leads to the quick start', () => {
    const $ = readHtml(edition, 'index.html');
    expect($('main a[href="/docs/getting-started/quick-start"]').length).toBeGreaterThan(0);
  });

  test('the generator is version 3.2.1', () => {
    const $ = readHtml(edition, 'index.html');
    expect($('meta[name=generator]').attr('content')).toBe('Docusaurus v3.2.1');
  });
});
