import { describe, expect, test, vi } from 'vitest';

import { chooseEdition, EDITION_NAMES } from '../../../src/editions';
import { EDITIONS } from '../../../scripts/setup/editions.mjs';
import { refuseSiteSettings } from '../../../scripts/setup/site-settings.mjs';
import { environmentOf } from '../../../src/editions/read-environment';
import { SEARCH_SETTING_NAMES } from '../../../src/editions/search-settings';
import { readSettings, SETTING_NAMES } from '../../../src/editions/settings';
import { refuseUnknownSettings } from '../../../src/editions/unknown-settings';

const none = readSettings({});

describe('chooseEdition', () => {
  test.each([undefined, ''])('takes English when EDITION is %j', (name) => {
    expect(chooseEdition(name, none).name).toBe('english');
  });

  test.each(EDITION_NAMES)('takes %s by its name', (name) => {
    expect(chooseEdition(name, none).name).toBe(name);
  });

  test.each(['french', 'English', 'toString'])('refuses %s and lists what exists', (name) => {
    expect(() => chooseEdition(name, none)).toThrow(
      `EDITION="${name}" is not an edition of this site. Use one of: english, chinese.`,
    );
  });
});

describe('the editions', () => {
  test('English follows the system and can be switched', () => {
    expect(chooseEdition('english', none).colorMode).toEqual({
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: true,
    });
  });

  test('Chinese is light only, and carries its frame', () => {
    const chinese = chooseEdition('chinese', none);
    expect(chinese.colorMode).toEqual({
      defaultMode: 'light',
      disableSwitch: true,
      respectPrefersColorScheme: false,
    });
    expect(chinese.locale).toMatchObject({
      code: 'zh-Hans',
      htmlLang: 'zh-Hans',
      direction: 'ltr',
    });
    expect(chinese.footer.friendlyLinks?.items.length).toBeGreaterThanOrEqual(20);
    expect(chinese.analyticsScript).toBeUndefined();
  });

  test('the registration number is the deployer’s, and there is no notice without one', () => {
    const settings = readSettings({ SITE_REGISTRATION: '京ICP备00000000号' });
    expect(chooseEdition('chinese', settings).footer.registration?.label).toBe('京ICP备00000000号');
    expect(chooseEdition('chinese', none).footer.registration).toBeUndefined();
  });

  test('each knows its own origin and the other one’s from the same settings', () => {
    const settings = readSettings({
      ENGLISH_URL: 'https://docs.example.org',
      CHINESE_URL: 'https://docs.example.cn',
    });
    const english = chooseEdition('english', settings);
    const chinese = chooseEdition('chinese', settings);
    expect(english.url).toBe('https://docs.example.org');
    expect(chinese.url).toBe('https://docs.example.cn');
    expect(english.sibling).toEqual({
      label: chinese.locale.label,
      htmlLang: chinese.locale.htmlLang,
      url: chinese.url,
    });
    expect(chinese.sibling).toEqual({
      label: english.locale.label,
      htmlLang: english.locale.htmlLang,
      url: english.url,
    });
  });
});

describe('readSettings', () => {
  test('counts an empty value as absent', () => {
    expect(readSettings({ ENGLISH_URL: '' })).toEqual(none);
  });

  test.each([
    ['ENGLISH_URL', 'https://example.org/docs'],
    ['CHINESE_URL', 'example.org'],
    ['ANALYTICS_SCRIPT', 'http://example.org/a.js'],
    ['SITE_BRANCH', 'a branch'],
    ['SITE_BRANCH', '/main/'],
    ['PLAIN_BUILD', 'yes'],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name}=${JSON.stringify(value)}`);
  });

  test.each([
    'https://example.org/docs/',
    'https://example.org/docs.git',
    'https://example.org/docs?tab=readme',
    'https:example.org/docs',
  ])('refuses %s as a repository, for other addresses are written behind it', (value) => {
    expect(() => readSettings({ SITE_REPOSITORY: value })).toThrow(`"${value}": give `);
  });

  test.each(['https://Example.org', 'https://example.org/', 'https://example.org:443'])(
    'says how to write %s',
    (value) => {
      expect(() => readSettings({ ENGLISH_URL: value })).toThrow(
        `ENGLISH_URL="${value}": give the origin alone, as in https://example.org`,
      );
    },
  );

  test('says how a link belongs to the announcement of one edition', () => {
    expect(() => readSettings({ ANNOUNCEMENT_LINK: 'https://example.org' })).toThrow(
      'for one edition alone, begin its name with CHINESE_ or ENGLISH_ too',
    );
  });
});

test('two editions at one place are refused, and two below one origin are not', () => {
  const origins = { ENGLISH_URL: 'https://example.org', CHINESE_URL: 'https://example.org' };
  expect(() => readSettings(origins)).toThrow(
    'CHINESE_URL="https://example.org": this is the place of the English edition',
  );
  expect(readSettings({ ...origins, CHINESE_BASE_URL: '/zh/' })).toMatchObject(origins);
});

describe('a path', () => {
  const settings = readSettings({ BASE_URL: '/x/', CHINESE_BASE_URL: '/zh/' });

  test('is that of both editions, until one has its own', () => {
    const english = chooseEdition('english', settings);
    const chinese = chooseEdition('chinese', settings);
    expect([english.baseUrl, chinese.baseUrl]).toEqual(['/x/', '/zh/']);
    expect(english.sibling.url).toBe('https://www.gulpjs.com.cn/zh');
    expect(chinese.sibling.url).toBe('https://gulpjs.com/x');
  });

  test.each(['x', '/x', 'x/', '//', '/a b/', '/指南/', '/../'])('cannot be %j', (path) => {
    expect(() => readSettings({ BASE_URL: path })).toThrow(
      `BASE_URL=${JSON.stringify(path)}: give a path that begins and ends with a slash, such as /gulp/, of letters from a to z`,
    );
  });
});

test('a setting of one edition overrides the common one, except for addresses', () => {
  const given = {
    ANNOUNCEMENT_TEXT: 'News',
    CHINESE_ANNOUNCEMENT_TEXT: '新闻',
    CHINESE_BASE_URL: '/zh/',
  };
  expect(environmentOf(given, 'chinese')).toEqual({ ...given, ANNOUNCEMENT_TEXT: '新闻' });
  expect(environmentOf(given, 'english')).toEqual(given);
  expect(environmentOf(given, undefined)).toEqual(given);
});

describe('a name that looks like a setting', () => {
  test.each([
    'ANNOUNCEMENT_TXT',
    'CHINESE_ANNOUNCMENT_TEXT',
    'ENGLISH_URI',
    'ENGLISH_ANALYTICS_SCRIPT',
    'ENGLISH_SITE_REGISTRATION',
  ])('%s is refused, for it would have no effect', (name) => {
    expect(() => refuseUnknownSettings({ [name]: 'given' })).toThrow(
      `${name} is not a setting of this site. Correct the name: README.md lists them`,
    );
  });

  test('is refused together with others', () => {
    expect(() => refuseUnknownSettings({ ANNOUNCEMENT_TXT: 'a', ENGLISH_URI: 'b' })).toThrow(
      'ANNOUNCEMENT_TXT and ENGLISH_URI are not settings',
    );
  });

  test('is left alone where it is one, is empty, or may be another program’s', () => {
    const names = [...SETTING_NAMES, 'CHINESE_ALGOLIA_INDEX_NAME', 'ENGLISH_PORT', 'SITE_ID'];
    const given = Object.fromEntries(names.map((name) => [name, 'given']));
    expect(() => refuseUnknownSettings({ ...given, ANNOUNCEMENT_TXT: ' ' })).not.toThrow();
  });
});

test.each(['EDITION', 'CHINESE_ANNOUNCEMENT_TEXT', ...SETTING_NAMES, ...SEARCH_SETTING_NAMES])(
  '%s is refused by commands that have their own settings',
  (name) => {
    vi.stubEnv('BASE_URL', ''); // vitest sets it.
    vi.stubEnv(name, 'given');
    vi.stubEnv('ENGLISH_PORT', '3005');
    expect(() => refuseSiteSettings('npm test')).toThrow(
      `npm test takes both editions, with settings of its own. Unset ${name}.`,
    );
  },
);

test('commands and site have the same editions', () => {
  expect(EDITIONS).toEqual(EDITION_NAMES);
});
