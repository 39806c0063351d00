import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Node, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';

import { chooseEdition } from '../../src/editions';
import { readSettings } from '../../src/editions/settings';
import { builtPath, readBuilt } from './build-folders';
import { htmlFileOf, readHtml } from './read-html';
import { DOCS, DOCS_IN_SIDEBAR } from './site-pages';

const settings = readSettings(process.env);
const parser = unified().use(remarkParse).use(remarkGfm);
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

function textsOf(tree: Root, type: string): readonly string[] {
  const texts: string[] = [];
  visit(tree, type, (node: Node) => {
    texts.push(oneLine(toString(node)));
  });
  return texts;
}

describe.each(['english', 'chinese'] as const)('the copies of the %s edition', (name) => {
  const edition = chooseEdition(name, settings);
  const idsByFile = new Map<string, ReadonlySet<string>>();
  const idsOf = (file: string): ReadonlySet<string> => {
    const known = idsByFile.get(file);
    if (known) {
      return known;
    }
    const $ = readHtml(name, file);
    const ids = new Set(
      $('[id]')
        .map((_, one) => $(one).attr('id'))
        .get(),
    );
    idsByFile.set(file, ids);
    return ids;
  };

  test.each(DOCS)('%s has the headings, tables and code of its page, which leads to it', (id) => {
    const tree = parser.parse(readBuilt(name, `docs/${id}.md`));
    const $ = readHtml(name, htmlFileOf(`/docs/${id}`));
    const link = $('a[type="text/markdown"]');
    expect(link.attr('href')).toBe(`/docs/${id}.md`);
    expect(link.attr('rel')).toBe('alternate');
    const shown = (selector: string, without = '.hash-link'): readonly string[] =>
      $('article')
        .find(selector)
        .toArray()
        .map((element) => oneLine($(element).clone().find(without).remove().end().text()));
    expect(textsOf(tree, 'heading')).toEqual(shown('h1, h2, h3, h4'));
    expect(textsOf(tree, 'tableCell')).toEqual(shown('th, td'));
    // Each package manager has its own form of a command that installs; a copy has that of npm.
    const others = shown('[data-panel=pnpm] pre, [data-panel=yarn] pre, [data-panel=bun] pre');
    const parts = shown('pre', 'span.w');
    // A file that several fences quote stands in the copy once; the others have their part.
    const ofPage = shown('pre')
      .map((whole, index, all) => (all.indexOf(whole) < index ? parts[index] : whole))
      .filter((code) => code === undefined || !others.includes(code));
    expect(textsOf(tree, 'code')).toEqual(ofPage);
  });

  test.each(DOCS)('%s leads to addresses of the site that exist', (id) => {
    const urls: string[] = [];
    visit(parser.parse(readBuilt(name, `docs/${id}.md`)), (node) => {
      if (node.type === 'link' || node.type === 'image') {
        urls.push(node.url);
      }
    });
    const own = urls.map((url) => new URL(url)).filter(({ origin }) => origin === edition.url);
    expect(own.length).toBeGreaterThan(0);
    const dead = own.filter(({ pathname, hash }) => {
      const page = htmlFileOf(pathname);
      return existsSync(builtPath(name, page))
        ? hash !== '' && !idsOf(page).has(hash.slice(1))
        : !path.extname(pathname) || !existsSync(builtPath(name, pathname));
    });
    expect(dead.map(({ href }) => href)).toEqual([]);
  });

  test.each([
    ['plugins', '/plugins/'],
    ['plugins/recipes', '/plugins/recipes'],
  ])('%s has the entries and the code of its page, which leads to it', (copy, route) => {
    const $ = readHtml(name, htmlFileOf(route));
    const tree = parser.parse(readBuilt(name, `${copy}.md`));
    const shown = (selector: string): readonly string[] =>
      $('main')
        .find(selector)
        .toArray()
        .map((element) => oneLine($(element).text()));
    expect($('a[type="text/markdown"]').attr('href')).toBe(`/${copy}.md`);
    expect(textsOf(tree, 'heading')).toEqual(shown('h1, h2'));
    expect(textsOf(tree, 'heading').length).toBeGreaterThan(100);
    expect(textsOf(tree, 'code')).toEqual(shown('pre code'));
    expect(textsOf(tree, 'strong')).toEqual(shown('li b'));
    expect(readBuilt(name, 'llms.txt')).toContain(
      `- [${$('h1').text()}](${edition.url}/${copy}.md): ${$('meta[name=description]').attr('content')}\n`,
    );
  });

  test('llms.txt lists them all, in the order of the sidebar', () => {
    const text = readBuilt(name, 'llms.txt');
    const listed = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gmu)].map(([, url]) => url);
    expect(listed).toEqual([
      ...DOCS_IN_SIDEBAR.map((id) => `${edition.url}/docs/${id}.md`),
      `${edition.url}/plugins.md`,
      `${edition.url}/plugins/recipes.md`,
    ]);
    expect(text).toMatch(/^# gulp.*\n\n> \S/u);
  });
});
