import { expect, test } from 'vitest';

import { announcementBar } from '../../../src/editions/announcement';
import { chooseEdition } from '../../../src/editions';
import { environmentOf } from '../../../src/editions/read-environment';
import { readSettings } from '../../../src/editions/settings';

const GIVEN = { ANNOUNCEMENT_ID: 'gulp-5-1', ANNOUNCEMENT_TEXT: 'gulp 5.1 <is> out.' };

test.each(['english', 'chinese'])('the %s edition announces nothing by default', (name) => {
  expect(chooseEdition(name, readSettings({})).announcementBar).toBeUndefined();
});

test.each(['english', 'chinese'])('the %s edition announces what the settings say', (name) => {
  expect(chooseEdition(name, readSettings(GIVEN)).announcementBar).toMatchObject({
    id: 'gulp-5-1',
    content: 'gulp 5.1 &lt;is&gt; out.',
    isCloseable: true,
  });
});

test('a text of spaces alone counts as none', () => {
  expect(announcementBar(readSettings({ ANNOUNCEMENT_TEXT: '  ' }))).toBeUndefined();
});

test.each([
  [{ CHINESE_ANNOUNCEMENT_TEXT: '新闻', CHINESE_ANNOUNCEMENT_ID: 'news' }, [undefined, '新闻']],
  [{ ENGLISH_ANNOUNCEMENT_TEXT: 'News', ENGLISH_ANNOUNCEMENT_ID: 'news' }, ['News', undefined]],
  [{ ...GIVEN, CHINESE_ANNOUNCEMENT_TEXT: '新闻' }, ['gulp 5.1 &lt;is&gt; out.', '新闻']],
  [
    { ...GIVEN, CHINESE_ANNOUNCEMENT_TEXT: ' ' },
    ['gulp 5.1 &lt;is&gt; out.', 'gulp 5.1 &lt;is&gt; out.'],
  ],
])('%j announces to English and to Chinese readers %j', (environment, contents) => {
  const bars = ['english', 'chinese'].map((name) =>
    announcementBar(readSettings(environmentOf(environment, name))),
  );
  expect(bars.map((bar) => bar?.content)).toEqual(contents);
});

test('the text links to the address that is given', () => {
  const settings = readSettings({ ...GIVEN, ANNOUNCEMENT_LINK: 'https://example.org/?a=1&b=2' });
  expect(announcementBar(settings)?.content).toBe(
    '<a href="https://example.org/?a=1&amp;b=2">gulp 5.1 &lt;is&gt; out.</a>',
  );
});

test.each([
  [{ ANNOUNCEMENT_TEXT: 'News' }, 'set ANNOUNCEMENT_TEXT and ANNOUNCEMENT_ID together'],
  [{ ANNOUNCEMENT_ID: 'news' }, 'set ANNOUNCEMENT_TEXT and ANNOUNCEMENT_ID together'],
  [{ ANNOUNCEMENT_LINK: 'https://example.org/' }, 'a link needs an ANNOUNCEMENT_TEXT'],
  [{ ...GIVEN, ANNOUNCEMENT_TEXT: 'a'.repeat(201) }, 'give at most 200 characters'],
  [{ ENGLISH_URL: 'gulpjs.com' }, 'ENGLISH_URL="gulpjs.com": give an origin such as https:'],
])('%j stops the build with a sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});

test('an address without https is refused with what to give', () => {
  expect(() => readSettings({ ...GIVEN, ANNOUNCEMENT_LINK: 'http://example.org/' })).toThrow(
    'ANNOUNCEMENT_LINK="http://example.org/": give a whole address that begins with https://',
  );
});
