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

  test('the registration number is the deployer’s', () => {
    const settings = readSettings({ SITE_REGISTRATION: '京ICP备00000000号' });
    expect(chooseEdition('chinese', settings).footer.registration?.label).toBe('京ICP备00000000号');
  });

  test.each(EDITION_NAMES)('%s takes its origin from SITE_URL', (name) => {
    const settings = readSettings({ SITE_URL: 'https://docs.example.org' });
    expect(chooseEdition(name, settings).url).toBe('https://docs.example.org');
  });
});

describe('readSettings', () => {
  test('counts an empty value as absent', () => {
    expect(readSettings({ SITE_URL: '' })).toEqual(none);
  });

  test.each([
    ['SITE_URL', 'https://example.org/docs'],
    ['SITE_URL', 'example.org'],
    ['ANALYTICS_SCRIPT', 'http://example.org/a.js'],
    ['SITE_BRANCH', 'a branch'],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name}=${JSON.stringify(value)}`);
  });
});
