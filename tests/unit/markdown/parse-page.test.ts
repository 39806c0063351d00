import { expect, test } from 'vitest';

import { parsePage } from '../../../src/markdown/parse-page';

test.each([
  [
    '---\ntitle: A\n---\n\n<div>Text.\n',
    /^docs\/a\.md:5: Expected a closing tag for `<div>`.+ Close it, or write /,
  ],
  ['Text.\n\nA lone { brace.\n', /^docs\/a\.md:3: Unexpected end of file in expression/],
  [
    '---\ntitle: "A\n---\n',
    /^docs\/a\.md:3: the front matter is no YAML: unexpected end .+\. Put quotes around /,
  ],
  [
    '---\ntitle: A\nkeywords:\n\t- one\n\t- two\n---\n',
    /^docs\/a\.md:5: the front matter is no YAML: .+\. Indent each line with spaces, not with a tab\.$/,
  ],
])('names file and line of what it cannot read: %j', (source, message) => {
  expect(() => parsePage(source, 'docs/a.md')).toThrow(message);
});
