import { describe, expect, test } from 'vitest';

import { chooseEdition, EDITION_NAMES } from '../../../src/editions';
import { readSettings } from '../../../src/editions/settings';

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
  ])('refuses %s=%s by its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name}=${JSON.stringify(value)}`);
  });
});
