import { expect, test } from 'vitest';

import { pageTitle } from '../../../src/social-cards/page-title';

const settings = { title: 'gulp', tagline: 'Streams of files' };

test.each([
  ['a page with the name of the site', '<title data-rh="true">src() | gulp</title>', 'src()'],
  ['an escaped title', '<title>Dev &amp; build &lt;a&gt; | gulp</title>', 'Dev & build <a>'],
  ['the home page', '<title>gulp</title>', 'Streams of files'],
  ['a title of its own', '<title>About</title>', 'About'],
])('%s', (_case, tag, title) => {
  expect(pageTitle(tag, settings)).toBe(title);
});

test('the delimiter is the one of the settings', () => {
  const title = pageTitle('<title>src() – gulp</title>', { ...settings, titleDelimiter: '–' });
  expect(title).toBe('src()');
});
