import { describe, expect, test } from 'vitest';

import { chooseEdition } from '../../src/editions';
import { readSettings } from '../../src/editions/settings';
import { readHtml } from './read-html';

const NAVBARS = {
  english: [
    ['Get started', '/docs/getting-started/quick-start'],
    ['API', '/docs/api/concepts'],
    ['Plugins', '/plugins/'],
  ],
  chinese: [
    ['快速入门', '/docs/getting-started/quick-start'],
    ['API', '/docs/api/concepts'],
    ['插件', '/plugins/'],
    ['英文官网', 'https://gulpjs.com'],
  ],
} as const;

describe.each(['english', 'chinese'] as const)('the frame of the %s edition', (edition) => {
  const $ = readHtml(edition, 'index.html');
  const footer = $('body').find('footer').last();

  test('links in the navbar to quick start, API, plugins and the other official site', () => {
    const links = $('nav.navbar a')
      .toArray()
      .map((link) => [$(link).text().trim(), $(link).attr('href')]);
    expect(links).toEqual(expect.arrayContaining([...NAVBARS[edition]]));
  });

  test('has icon links to other sites in the navbar, with names', () => {
    const { items } = chooseEdition(edition, readSettings({})).navbar;
    const named = items.filter((item) => 'className' in item);
    expect(named.length).toBeGreaterThanOrEqual(edition === 'chinese' ? 2 : 1);
    const icons = $('nav.navbar a.icon-link').toArray();
    expect(icons).toHaveLength(named.length);
    for (const icon of icons) {
      expect($(icon).attr('href')).toMatch(/^https:/);
      expect($(icon).attr('aria-label')).toMatch(/\S/);
    }
  });

  test('links in the footer to quick start, API and communities', () => {
    const addresses = footer
      .find('a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/docs/getting-started/quick-start',
        '/docs/api/concepts',
        expect.stringMatching(/^https:\/\/stackoverflow\.com\//),
      ]),
    );
  });

  test('lists the headings of levels 2 and 3 in the table of contents', () => {
    const page = readHtml(edition, 'docs/api/src/index.html');
    const listed = page('.theme-doc-toc-desktop a')
      .toArray()
      .map((link) => page(link).attr('href'));
    const headings = page('article :is(h2, h3)').toArray();
    expect(new Set(headings.map(({ name }) => name))).toEqual(new Set(['h2', 'h3']));
    expect(listed).toEqual(headings.map((heading) => `#${page(heading).attr('id')}`));
  });
});

test('the footer of the Chinese edition links to an older version and friends, without a registration number', () => {
  const $ = readHtml('chinese', 'index.html');
  const footer = $('body').find('footer').last();
  expect(footer.find('a:contains("旧版文档")').attr('href')).toMatch(/v3/);
  const friendly = footer.find('section:contains("友情链接") a');
  expect(friendly.length).toBeGreaterThan(15);
  // tests/browser/configured looks for the notice of a site that has a number.
  expect(footer.find('a[href="https://beian.miit.gov.cn/"]')).toHaveLength(0);
});
