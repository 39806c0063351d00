import { expect, test } from 'vitest';

import { cardAddress } from '../../../src/social-cards/card-address';

test.each([
  ['/', '/img/cards/index.png'],
  ['/plugins/', '/img/cards/plugins.png'],
  ['/404.html', '/img/cards/404.png'],
  ['/docs/api/src', '/img/cards/docs/api/src.png'],
  ['/docs/api/src/', '/img/cards/docs/api/src.png'],
])('the card of %s is %s', (page, address) => {
  expect(cardAddress(page)).toBe(address);
});
