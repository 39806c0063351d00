import { existsSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';

import { plugins } from '../../../src/data/plugins';
import { readSettings } from '../../../src/editions/settings';
import { projectRoot } from '../../../src/samples/paths';
import { OTHER_PAGES } from '../../built/site-pages';
import type { Finding } from './finding';
import { headingsOf } from './headings';
import type { Page } from './page';
import { rowIds } from './row-ids';

const { ENGLISH_URL, CHINESE_URL } = readSettings({});
const OWN_ORIGINS = [ENGLISH_URL, CHINESE_URL];

/**
 * @param page a page of any language
 * @param pages all pages; a page that is not translated stands for its translation
 * @returns findings about links and pictures that lead nowhere
 */
export function internalLinks(page: Page, pages: readonly Page[]): readonly Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') {
      return;
    }
    // A definition may be that of a picture.
    const isFile = node.type === 'image' || node.url.startsWith('/img/');
    const problem = isFile ? problemOfFile(node.url) : problemOfLink(node.url, page, pages);
    if (problem !== undefined) {
      findings.push({ line: node.position?.start.line ?? 1, message: `${node.url}: ${problem}` });
    }
  });
  return findings;
}

function problemOfLink(url: string, page: Page, pages: readonly Page[]): string | undefined {
  const target = decoded(url);
  if (target === undefined) {
    return 'a "%" in an address begins the code of a character. Write %25 for the sign itself.';
  }
  if (OWN_ORIGINS.some((origin) => target.startsWith(`${origin}/`))) {
    return 'this is a page of this site, which may move. Write the path from the root of the docs, with its ending: /api/dest.md.';
  }
  if (/^(?:https|mailto):/.test(target)) {
    return URL.canParse(url) ? undefined : 'this is no address. Correct it.';
  }
  if (target.startsWith('http:')) {
    return 'the address is not encrypted. Use https.';
  }
  const [file = '', id] = target.split('#');
  if (OTHER_PAGES.includes(file.replace(/\?.*$/, ''))) {
    return file !== '/plugins/' || id === undefined || plugins.some(({ name }) => name === id)
      ? undefined
      : `the directory has no plugin "${id}". Correct the name, or add it to src/data/plugins/catalogue.`;
  }
  if (file !== '' && !/^\/.+\.mdx?$/.test(file)) {
    return 'write the path from the root of the docs, with its ending: /api/dest.md.';
  }
  const found = file === '' ? page : findPage(file.slice(1), page.locale, pages);
  if (found === undefined) {
    return 'there is no such page.';
  }
  const ids = headingsOf(found).flatMap((heading) => heading.id ?? []);
  return id === undefined || ids.includes(id) || rowIds(found).has(id)
    ? undefined
    : `${found.file} has no heading {#${id}}, and no row of a table with this id. It has: ${ids.join(', ')}.`;
}

function decoded(url: string): string | undefined {
  try {
    return decodeURI(url);
  } catch {
    return undefined;
  }
}

function findPage(name: string, locale: Page['locale'], pages: readonly Page[]): Page | undefined {
  const candidates = pages.filter((candidate) => candidate.name === name);
  return (
    candidates.find((candidate) => candidate.locale === locale) ??
    candidates.find((candidate) => candidate.locale === 'en')
  );
}

function problemOfFile(url: string): string | undefined {
  return existsSync(path.join(projectRoot, 'static', url)) ? undefined : 'there is no such file.';
}
