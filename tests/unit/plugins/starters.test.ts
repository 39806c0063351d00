import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { plugins } from '../../../src/data/plugins';
import { starters } from '../../../src/data/starters';

it.each(starters)('$plugin of the home page ran and is maintained', ({ plugin }) => {
  const entry = plugins.find(({ name }) => name === plugin);
  expect(entry?.status, `${plugin} in src/data/starters.ts`).toBeOneOf(['works', 'condition']);
});

it.each(starters)('“Which plugin for which job” names $plugin too', ({ plugin }) => {
  const page = readFileSync('docs/about/which-plugin.md', 'utf8');
  expect(page).toContain(`\`${plugin}\``);
});
