import { expect, test } from 'vitest';

import { whatIsWrong } from '../../built/require-builds';

const page = (address: string): string =>
  `<link data-rh="true" rel="canonical" href="${address}"/>`;

test.each([
  [undefined, 'build/chinese has no index.html.'],
  [page('https://example.org/zh/'), 'build/chinese was built for /zh/.'],
  [page('https://example.org/'), undefined],
])('a home page like %j: %s', (html, sentence) => {
  expect(whatIsWrong('chinese', html)).toBe(sentence);
});
