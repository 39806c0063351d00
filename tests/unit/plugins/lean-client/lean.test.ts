import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { DocusaurusConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';

import { leanConfig, leanTranslations } from '../../../../src/plugins/lean-client/lean';

const CONFIG: Partial<DocusaurusConfig> = {
  title: 'gulp',
  url: 'https://example.com',
  baseUrl: '/',
  ssrTemplate: '<!DOCTYPE html>',
  presets: [['classic', { docs: { siteDir: '/home' } }]],
  themeConfig: { navbar: { title: 'gulp' } },
  customFields: { edition: { repository: 'https://example.com/repository' } },
};

it('sends what components read, and nothing that only a build reads', () => {
  expect(leanConfig(CONFIG)).toEqual({
    title: 'gulp',
    url: 'https://example.com',
    baseUrl: '/',
    themeConfig: { navbar: { title: 'gulp' } },
    customFields: { edition: { repository: 'https://example.com/repository' } },
  });
});

it('leaves out the texts of parts that the site does not have', () => {
  const kept = { 'home.headline': 'gulp', 'theme.docs.paginator.next': 'Next' };
  expect(leanTranslations({ ...kept, 'theme.blog.archive.title': 'Archive' })).toEqual(kept);
});

it('refuses anything but texts by id', () => {
  expect(() => leanTranslations({ 'home.headline': 3 })).toThrow(/expected string/u);
});

it.each([
  'DocPaginator',
  'DocSidebar/Desktop/Content',
  'EditThisPage',
  'LastUpdated',
  'Navbar/MobileSidebar/SecondaryMenu',
  'TOCCollapsible/CollapseButton',
])('keeps every text of %s', async (component) => {
  const file = require.resolve(`@docusaurus/theme-classic/lib/theme/${component}/index.js`);
  const ids = [...(await readFile(file, 'utf8')).matchAll(/id[:=]\s*['"](theme\.[\w.]+)/gu)];
  const texts = Object.fromEntries(ids.map(([, id]) => [id, 'text']));
  expect(Object.keys(texts)).not.toEqual([]);
  expect(leanTranslations(texts)).toEqual(texts);
});

it('keeps every text that a module of this site names', async () => {
  const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !file.startsWith('plugins'))
    .map((file) => path.join('src', file));
  const sources = await Promise.all(modules.map((file) => readFile(file, 'utf8')));
  const ids = sources.flatMap(
    (source) => source.match(/(?<=['"])theme\.[A-Za-z]+\.[\w.]+/gu) ?? [],
  );
  const texts = Object.fromEntries(ids.map((id) => [id, 'text']));
  expect(Object.keys(texts)).toContain('theme.SearchPage.inputLabel');
  expect(leanTranslations(texts)).toEqual(texts);
});
