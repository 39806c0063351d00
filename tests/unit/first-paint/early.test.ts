// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';

import {
  applyAnnouncement,
  dismissAnnouncement,
} from '../../../src/first-paint/early/announcement';
import { applyColorMode, toggleColorMode } from '../../../src/first-paint/early/color-mode';
import { recordIntent } from '../../../src/first-paint/early/intent';
import { untilReady } from '../../../src/first-paint/early/until-ready';
import { READY_EVENT } from '../../../src/browser/early-intent';

const { dataset } = document.documentElement;

describe('the colour mode', () => {
  test.each(['light', 'dark'])('is what the reader chose: %s', (mode) => {
    window.localStorage.setItem('theme', mode);
    applyColorMode();
    expect(dataset.theme).toBe(mode);
  });

  test.each(['', 'purple', '"dark"'])('ignores an invalid value in storage: %j', (invalid) => {
    window.localStorage.setItem('theme', invalid);
    applyColorMode();
    expect(dataset.theme).toBe('light');
  });

  test('follows the system without a choice', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      ...window.matchMedia('all'),
      matches: true,
    });
    applyColorMode();
    expect(dataset.theme).toBe('dark');
  });

  test('is switched and saved by a press', () => {
    applyColorMode();
    toggleColorMode();
    expect(dataset.theme).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
  });

  test.each([
    [false, ['dark', 'light', 'system']],
    [true, ['light', 'dark', 'system']],
  ])('goes through all choices, back to a system that is dark: %s', (isDark, choices) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      ...window.matchMedia('all'),
      matches: isDark,
    });
    applyColorMode();
    const seen = choices.map(() => {
      toggleColorMode();
      return dataset.themeChoice;
    });
    expect(seen).toEqual(choices);
    expect(dataset.theme).toBe(isDark ? 'dark' : 'light');
    expect(window.localStorage.getItem('theme')).toBeNull();
  });

  test('is switched when storage is denied', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    applyColorMode();
    toggleColorMode();
    expect(dataset.theme).toBe('dark');
    toggleColorMode();
    expect(dataset.theme).toBe('light');
  });
});

describe('the announcement', () => {
  test('stays dismissed until its id changes', () => {
    dismissAnnouncement('first');
    applyAnnouncement('first');
    expect(dataset.announcementBarInitiallyDismissed).toBe('true');
    applyAnnouncement('second');
    expect(dataset.announcementBarInitiallyDismissed).toBe('false');
  });
});

describe('recordIntent', () => {
  test('holds a click until the application is ready, then repeats it', () => {
    document.body.innerHTML = '<div><button id="menu">Menu</button></div>';
    const button = document.querySelector('button');
    const recording = new AbortController();
    recordIntent(recording.signal);
    const pressed = vi.fn();
    button?.parentElement?.addEventListener('click', pressed);
    button?.click();
    expect(pressed).not.toHaveBeenCalled();
    recording.abort();
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('keeps the letters typed after the search shortcut', () => {
    document.body.innerHTML = '<button data-search-open>Search</button>';
    const recording = new AbortController();
    recordIntent(recording.signal);
    const type = (key: string, ctrlKey = false) =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, cancelable: true }));
    type('k', true);
    for (const key of ['s', 'r', 'x', 'Backspace', 'c', '/', '*', '*']) {
      type(key);
    }
    expect(window.earlyIntent).toEqual({ search: true, query: 'src/**' });
    recording.abort();
  });

  test('survives the key events of an autofill, which have no key', () => {
    document.body.innerHTML = '<button data-search-open>Search</button>';
    const recording = new AbortController();
    recordIntent(recording.signal);
    const failures = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', failures);
    const autofill = () => document.dispatchEvent(new Event('keydown', { cancelable: true }));
    autofill();
    document.querySelector('button')?.click();
    autofill();
    window.removeEventListener('error', failures);
    expect(failures).not.toHaveBeenCalled();
    expect(window.earlyIntent).toEqual({ search: true, query: '' });
    recording.abort();
  });

  test('leaves the shortcut alone where there is no search button', () => {
    const recording = new AbortController();
    recordIntent(recording.signal);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }));
    expect(window.earlyIntent?.search).toBe(false);
    recording.abort();
  });
});

test('the signal of the early script is aborted when the application is ready', () => {
  const signal = untilReady();
  expect(signal.aborted).toBe(false);
  window.dispatchEvent(new Event(READY_EVENT));
  expect(signal.aborted).toBe(true);
});
