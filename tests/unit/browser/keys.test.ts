// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { isSearchShortcut } from '../../../src/browser/keys';

test.each([
  ['k', {}, true],
  ['K', {}, true], // With Caps Lock.
  ['K', { shiftKey: true }, false], // The console of Firefox.
  ['k', { altKey: true }, false],
])('Ctrl and %s with %j is a shortcut of the search: %s', (key, others, expected) => {
  const event = new KeyboardEvent('keydown', { key, ctrlKey: true, ...others });
  expect(isSearchShortcut(event, 'open')).toBe(expected);
});
