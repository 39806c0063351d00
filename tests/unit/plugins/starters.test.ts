import { expect, it } from 'vitest';

import { plugins } from '../../../src/data/plugins';
import { starters } from '../../../src/data/starters';

it.each(starters)('$plugin of the home page ran and is maintained', ({ plugin }) => {
  const entry = plugins.find(({ name }) => name === plugin);
  expect(entry?.status, `${plugin} in src/data/starters.ts`).toBeOneOf(['works', 'condition']);
});
