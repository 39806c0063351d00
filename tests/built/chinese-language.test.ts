import { readdirSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { projectRoot } from '../../src/samples/paths';
import { readPagePairs } from '../../src/translation/pages';
import { htmlFiles, readHtml } from './read-html';

/** What stays English outside code, each with its reason. */
const NAMES = [
  'Did you forget to signal async completion', // gulp prints it, and readers look for it.
  'Writable stream closed', // The same: the plugin directory says of which plugins.
  'this.to.destroy is not a function', // The same.
];

/** Pages that are not translated yet: their readers get a notice, and their titles stay English. */
const untranslated = readPagePairs(projectRoot).filter(({ chinese }) => !chinese);
const allowed = [
  ...NAMES,
  ...untranslated.flatMap(({ english }) => english?.sections[0]?.title ?? []),
];

const PAGES = htmlFiles('chinese').filter(
  (file) => !untranslated.some(({ name }) => file === `docs/${name}/index.html`),
);

const DIAGRAMS = readdirSync(path.join(projectRoot, 'build/chinese/img/diagrams/zh-Hans')).map(
  (file) => `img/diagrams/zh-Hans/${file}`,
);

/** Three words of Latin letters or more, one after the other; names in a list have commas. */
const RUN = /[A-Za-z][\w'’.-]*(?: [A-Za-z][\w'’.-]*){2,}/g;

/** What a reader sees or hears of a document, without code, names of keys and English passages. */
function textsOf(file: string): readonly string[] {
  const $ = readHtml('chinese', file);
  $('pre, code, kbd, samp, script, style, [lang]:not([lang="zh-Hans"])').remove();
  const texts = $('*')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node.data] : []));
  const attributes = ['alt', 'title', 'aria-label', 'placeholder'].flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  const metadata = $('meta:is([name$=description], [property$=description], [property$=title])')
    .toArray()
    .map((element) => $(element).attr('content') ?? '');
  return [...texts, ...attributes, ...metadata];
}

describe('the Chinese edition', () => {
  test.each(htmlFiles('chinese'))('names its language in %s', (file) => {
    expect(readHtml('chinese', file)('html').attr('lang')).toBe('zh-Hans');
  });

  test.each([...PAGES, ...DIAGRAMS])('holds no English sentence in %s', (file) => {
    const runs = textsOf(file).flatMap((text) => {
      const own = allowed.reduce((rest, name) => rest.replaceAll(name, ''), text);
      return own.match(RUN) ?? [];
    });
    expect(
      [...new Set(runs)],
      'Translate them, mark them as code, or add a name to NAMES with its reason.',
    ).toEqual([]);
  });

  test('has its title on every page, and its tagline on the home page', () => {
    for (const file of PAGES.filter((page) => page !== 'docs/index.html')) {
      expect(readHtml('chinese', file)('head > title').text(), file).toContain('gulp 中文文档');
    }
    const home = readHtml('chinese', 'index.html');
    expect(home('meta[name=description]').attr('content')).toBe('用自动化构建加快你的工作流程');
  });
});
