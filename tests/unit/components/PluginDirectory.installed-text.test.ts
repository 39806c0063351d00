import { expect, it } from 'vitest';

import { installedText } from '@site/src/components/PluginDirectory/installed-text';

it.each([
  [1, '1 kB installed'],
  [9970, '10 kB installed'],
  [999_499, '999 kB installed'],
  [1_061_530, '1.1 MB installed'],
  [23_541_108, '24 MB installed'],
])('says how much %i bytes are', (bytes, text) => {
  expect(installedText(bytes)).toBe(text);
});
