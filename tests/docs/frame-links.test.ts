import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import sidebars from '../../sidebars';
import { guides } from '../../src/data/plugins/guides';
import { chooseEdition, EDITION_NAMES } from '../../src/editions';
import { readSettings } from '../../src/editions/settings';
import { DOCS, DOCS_IN_SIDEBAR, PAGES } from '../built/site-pages';

/** `/docs/a/` and `/docs/a#b` are the page `/docs/a`. */
function isPage(route: string): boolean {
  const [page = ''] = route.split('#');
  return PAGES.includes(page) || PAGES.includes(page.replace(/\/$/, ''));
}

describe.each(EDITION_NAMES)('the frame of the %s edition', (name) => {
  const { navbar, footer } = chooseEdition(name, readSettings({}));
  const file = `src/editions/${name}.ts`;
  const links = [
    ...navbar.items,
    ...footer.columns.flatMap(({ items }) => items),
    ...(footer.friendlyLinks?.items ?? []),
  ];

  test('leads to pages and to whole addresses', () => {
    expect(
      links.flatMap((link) => {
        if ('to' in link && !isPage(link.to)) {
          return [`${file}: to: '${link.to}': there is no such page.`];
        }
        return 'href' in link && !link.href.startsWith('https://')
          ? [`${file}: href: '${link.href}': give a whole address that begins with https://.`]
          : [];
      }),
    ).toEqual([]);
  });

  test('has a picture for each icon', () => {
    const sheet = `src/editions/${name}.css`;
    const styles = readFileSync(sheet, 'utf8');
    expect(
      navbar.items
        .flatMap((item) => ('className' in item ? item.className.split(' ') : []))
        .filter((part) => part.startsWith('icon-link--') && !styles.includes(`.${part} {`))
        .map((part) => `${file}: "${part}" has no picture. Give .${part} an --icon in ${sheet}.`),
    ).toEqual([]);
  });
});

test('the guide of each job is a page', () => {
  expect(
    Object.values(guides)
      .filter((guide) => !isPage(guide))
      .map((guide) => `src/data/plugins/guides.ts: ${guide}: there is no such page.`),
  ).toEqual([]);
});

describe('the sidebar', () => {
  test('lists pages that exist', () => {
    expect(
      DOCS_IN_SIDEBAR.filter((id) => !DOCS.includes(id)).map(
        (id) => `sidebars.ts: there is no page "${id}". Correct the id, or remove it.`,
      ),
    ).toEqual([]);
  });

  test('has a Chinese label for each category', () => {
    const file = 'i18n/zh-Hans/docusaurus-plugin-content-docs/current.json';
    const labels = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
    const keys = categoryLabels(Object.values(sidebars)).map(
      (label) => `sidebar.docs.category.${label}`,
    );
    expect([
      ...keys.filter((key) => !(key in labels)).map((key) => `${file}: add "${key}".`),
      ...Object.keys(labels)
        .filter((key) => key.startsWith('sidebar.docs.category.') && !keys.includes(key))
        .map((key) => `${file}: "${key}" is no category of sidebars.ts. Rename or remove it.`),
    ]).toEqual([]);
  });
});

const category = z.object({ label: z.string(), items: z.array(z.unknown()) });

function categoryLabels(items: unknown): readonly string[] {
  if (Array.isArray(items)) {
    return items.flatMap(categoryLabels);
  }
  const found = category.safeParse(items);
  return found.success ? [found.data.label, ...categoryLabels(found.data.items)] : [];
}
