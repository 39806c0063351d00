// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { projectRoot } from '../../src/samples/paths';
import { readPagePairs } from '../../src/translation/pages';

const FOLDER = path.join(projectRoot, 'build/chinese');

/** What stays English outside code, each with its reason. */
const NAMES = [
  'Did you forget to signal async completion', // gulp prints it, and readers look for it.
];

/** Pages that are not translated yet: their readers get a notice, and their titles stay English. */
const untranslated = readPagePairs(projectRoot).filter(({ chinese }) => !chinese);
const allowed = [
  ...NAMES,
  ...untranslated.flatMap(({ english }) => english?.sections[0]?.title ?? []),
];

const PAGES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .filter((file) => !untranslated.some(({ name }) => file === `docs/${name}/index.html`));

const DIAGRAMS = readdirSync(path.join(FOLDER, 'img/diagrams/zh-Hans')).map(
  (file) => `img/diagrams/zh-Hans/${file}`,
);

/** Three words of Latin letters or more, one after the other; names in a list have commas. */
const RUN = /[A-Za-z][\w'’.-]*(?: [A-Za-z][\w'’.-]*){2,}/g;

/** What a reader sees or hears of a document, without code, names of keys and English passages. */
function textsOf(document: Document): readonly string[] {
  document
    .querySelectorAll('pre, code, kbd, samp, script, style, [lang]:not([lang="zh-Hans"])')
    .forEach((element) => element.remove());
  const texts: string[] = [];
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    texts.push(walker.currentNode.nodeValue ?? '');
  }
  for (const attribute of ['alt', 'title', 'aria-label', 'placeholder']) {
    document
      .querySelectorAll(`[${attribute}]`)
      .forEach((element) => texts.push(element.getAttribute(attribute) ?? ''));
  }
  document
    .querySelectorAll('meta:is([name$=description], [property$=description], [property$=title])')
    .forEach((element) => texts.push(element.getAttribute('content') ?? ''));
  return texts;
}

test.each([...PAGES, ...DIAGRAMS])(
  '%s of the Chinese edition holds no English sentence',
  (file) => {
    const type = file.endsWith('.svg') ? 'image/svg+xml' : 'text/html';
    const document = new DOMParser().parseFromString(
      readFileSync(path.join(FOLDER, file), 'utf8'),
      type,
    );
    if (type === 'text/html') {
      expect(document.documentElement.lang).toBe('zh-Hans');
    }
    const runs = textsOf(document).flatMap((text) => {
      const own = allowed.reduce((rest, name) => rest.replaceAll(name, ''), text);
      return own.match(RUN) ?? [];
    });
    expect(
      [...new Set(runs)],
      'Translate them, mark them as code, or add a name to NAMES with its reason.',
    ).toEqual([]);
  },
);
