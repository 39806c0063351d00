import { readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';
import { describe, expect, test } from 'vitest';

import { projectRoot } from '../../src/samples/paths';
import { readGenerated } from './build-folders';
import { DOCS_IN_SIDEBAR, PAGES } from './site-pages';
import { SPECIFIED_ROUTES } from './specification';

const versionSchema = z.object({
  name: z.string(),
  label: z.string(),
  isLast: z.boolean(),
  path: z.string(),
  mainDocId: z.string(),
  docs: z.array(z.object({ id: z.string(), path: z.string(), sidebar: z.string().optional() })),
  draftIds: z.array(z.string()),
  sidebars: z.record(
    z.string(),
    z.object({ link: z.object({ path: z.string(), label: z.string() }) }),
  ),
});
const globalDataSchema = z.object({
  'docusaurus-plugin-content-docs': z.object({
    default: z.object({ path: z.string(), versions: z.array(versionSchema) }),
  }),
});
const i18nSchema = z.object({
  defaultLocale: z.string(),
  locales: z.array(z.string()),
  currentLocale: z.string(),
  localeConfigs: z.record(
    z.string(),
    z.object({
      label: z.string(),
      direction: z.string(),
      htmlLang: z.string(),
      calendar: z.string(),
      path: z.string(),
    }),
  ),
});

const LOCALES = {
  english: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  chinese: {
    label: '简体中文',
    direction: 'ltr',
    htmlLang: 'zh-Hans',
    calendar: 'gregory',
    path: 'zh-Hans',
  },
} as const;

/** The paths of the generated route table, as the browser gets it. */
function emittedRoutes(edition: string): string[] {
  const source = readFileSync(
    path.join(projectRoot, `.docusaurus-${edition}`, 'routes.js'),
    'utf8',
  );
  return [...source.matchAll(/path: '([^']*)',\n\s+component: ComponentCreator/g)].map(
    ([, route = '']) => route,
  );
}

describe.each(['english', 'chinese'] as const)('%s edition', (edition) => {
  test('has a route for each page, and no other', () => {
    // The docs root and its version and sidebar layouts share the path /docs/.
    expect([...new Set(emittedRoutes(edition))].sort()).toEqual([...PAGES, '/docs/', '*'].sort());
  });

  test('has all routes of the specification', () => {
    expect(emittedRoutes(edition)).toEqual(expect.arrayContaining([...SPECIFIED_ROUTES, '*']));
  });

  test('has one docs version, current, labelled Next, the latest', () => {
    const { versions, path: docsPath } = globalDataSchema.parse(
      readGenerated(edition, 'globalData.json'),
    )['docusaurus-plugin-content-docs'].default;
    expect(docsPath).toBe('/docs/');
    expect(versions).toHaveLength(1);
    expect(versions[0]).toMatchObject({
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/docs/',
      mainDocId: 'getting-started/quick-start',
      draftIds: [],
    });
  });

  test('has the sidebar docs for every page that it lists, and none for documentation-missing', () => {
    const version = globalDataSchema.parse(readGenerated(edition, 'globalData.json'))[
      'docusaurus-plugin-content-docs'
    ].default.versions[0];
    const inSidebar = version?.docs.filter((doc) => doc.sidebar === 'docs').map((doc) => doc.id);
    expect(inSidebar?.sort()).toEqual([...DOCS_IN_SIDEBAR].sort());
    expect(
      version?.docs.find(({ id }) => id === 'documentation-missing'),
      'which no sidebar lists',
    ).toEqual({ id: 'documentation-missing', path: '/docs/documentation-missing' });
    expect(Object.keys(version?.sidebars ?? {})).toEqual(['docs']);
    expect(version?.sidebars.docs?.link.path).toBe('/docs/getting-started/quick-start');
  });

  test('has one locale', () => {
    const i18n = i18nSchema.parse(readGenerated(edition, 'i18n.json'));
    const code = edition === 'english' ? 'en' : 'zh-Hans';
    expect(i18n).toEqual({
      defaultLocale: code,
      locales: [code],
      currentLocale: code,
      localeConfigs: { [code]: LOCALES[edition] },
    });
  });

  test('builds without a warning', () => {
    const log = readFileSync(path.join(projectRoot, `build/logs/${edition}.txt`), 'utf8');
    const warnings = log
      .split('\n')
      .filter((line) => /warning/i.test(line))
      // A page that is not committed yet has no date, which is no fault.
      .filter((line) => !line.includes('not tracked by git'));
    expect(warnings, `see build/logs/${edition}.txt`).toEqual([]);
  });
});
