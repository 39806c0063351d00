import { describe, expect, it } from 'vitest';

import { acceptTranslation } from '../../../src/translation/accept';
import { compareTranslation } from '../../../src/translation/compare';
import { pagePair } from './page-pair';

const english = 'Text.\n\n## One {#one}\n\nFirst.\n\n## Two {#two}\n\nSecond.\n';
const chinese = '正文。\n\n## 一 {#one}\n\n第一。\n\n## 二 {#two}\n\n第二。\n';
const { record } = acceptTranslation([pagePair('a', english, chinese)], {}, 'all-new');

/** What is found, in short, after the two pages changed since the record was made. */
function differences(nowEnglish?: string, nowChinese?: string): readonly string[] {
  return compareTranslation([pagePair('a', nowEnglish, nowChinese)], record).map(
    ({ kind, place, message }) => `${kind} ${place}: ${message}`,
  );
}

describe('compareTranslation', () => {
  it('finds nothing where nothing changed', () => {
    expect(differences(english, chinese)).toEqual([]);
  });

  it('finds an edited English section', () => {
    expect(differences(english.replace('Second', 'Third'), chinese)).toEqual([
      'stale a#two: docs/a.md:7 has changed since zh/a.md:7 was translated. Renew it. Then run: npm run translation:accept -- a#two',
    ]);
  });

  it('finds a new English section, and a translated one that is not recorded yet', () => {
    const more = `${english}\n## Three {#three}\n`;
    expect(differences(more, chinese)).toEqual([
      'missing a#three: docs/a.md:11 has no translation in zh/a.md. Translate it. Then run: npm run translation:accept -- a#three',
    ]);
    expect(differences(more, `${chinese}\n## 三 {#three}\n`)).toEqual([
      'missing a#three: zh/a.md:11 is not recorded as a translation of docs/a.md:11. Compare the two. Then run: npm run translation:accept -- a#three',
    ]);
  });

  it('finds a removed English section, until translation and record are without it', () => {
    const less = english.slice(0, english.indexOf('## Two'));
    expect(differences(less, chinese)).toEqual([
      'gone a#two: zh/a.md:7 translates a section that docs/a.md does not have. Remove or rename it. Then run: npm run translation:accept -- --all-new',
    ]);
    const lessChinese = chinese.slice(0, chinese.indexOf('## 二'));
    expect(differences(less, lessChinese)).toEqual([
      'gone a#two: i18n/zh-Hans/translated.json names a section that neither page has. Then run: npm run translation:accept -- --all-new',
    ]);
  });

  it('finds a renamed heading id, and says what it was', () => {
    expect(differences(english.replace('{#two}', '{#second}'), chinese)[0]).toBe(
      'missing a#second: docs/a.md:7 changed the id of its heading from {#two} to {#second}. Ids never change, as links of readers lead to them: put {#two} back.',
    );
  });

  it('finds a heading with other words', () => {
    expect(differences(english.replace('## Two', '## Second'), chinese)).toHaveLength(1);
  });

  it('finds whole pages', () => {
    expect(differences(english)).toEqual([
      'untranslated a: docs/a.md is not translated; readers get it in English under a notice.',
      'gone a: i18n/zh-Hans/translated.json names a page that has no translation. Then run: npm run translation:accept -- --all-new',
    ]);
    expect(differences(undefined, chinese)).toEqual([
      'gone a: zh/a.md translates no page. Remove it, or move it if you moved the English page. Then run: npm run translation:accept -- --all-new',
    ]);
  });
});
