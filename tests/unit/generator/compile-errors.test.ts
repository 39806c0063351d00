import { expect, test, vi } from 'vitest';

import { describeCompileErrors } from '../../../src/generator/compile-errors';

/** As webpack and the loader of pages wrap it. */
function ofPage(page: string, cause: Error): Error {
  const ofLoader = new Error(`MDX compilation failed for file "/site/${page}"\nDetails: …`, {
    cause,
  });
  return Object.assign(new Error('Module build failed (from mdx-loader): …'), {
    error: ofLoader,
    module: { resource: `/site/${page}?truncated=true` },
  });
}

const parserError = Object.assign(new Error('3:1-3:6: Expected a closing tag'), {
  reason: 'Expected a closing tag for `<div>`',
  line: 3,
  source: 'mdast-util-mdx-jsx',
});

test.each([
  [
    'what our own transforms refuse',
    ofPage('docs/a.md', new Error('docs/a.md:9: there is no region "nope".')),
    'docs/a.md:9: there is no region "nope".',
  ],
  [
    'a fault of another file, which many pages read',
    ofPage('docs/a.md', new Error('/site/i18n/translated.json cannot be read. Restore it.')),
    'i18n/translated.json cannot be read. Restore it.',
  ],
  [
    'what the parser of pages refuses, with its line',
    ofPage('docs/a.md', parserError),
    'docs/a.md:3: Expected a closing tag for `<div>`. Close it, or write \\{ or \\< where it is text.',
  ],
  [
    'a missing picture',
    ofPage('docs/a.md', new Error('Image docs/nope.png used in docs/a.md not found.')),
    'docs/a.md: there is no picture docs/nope.png. Add it, or correct its path.',
  ],
  [
    'a missing module',
    Object.assign(new Error("Module not found: Error: Can't resolve './b' in '/site/src'"), {
      module: { resource: '/site/src/a.ts' },
    }),
    'src/a.ts: there is no module "./b". Correct its path, or install its package.',
  ],
  ['anything else', new Error('Conflict: of two files'), 'The build: Conflict: of two files'],
])('describes in a sentence: %s', (_what, error, sentence) => {
  expect(describeCompileErrors([error], '/site')).toBe(sentence);
});

test('reports each fault once, and not the errors that follow from it', () => {
  const fault = (): Error => ofPage('docs/a.md', new Error('docs/a.md:9: wrong.'));
  const consequence = new Error('Module Error: Error: The loaded module contains errors');
  expect(describeCompileErrors([consequence, fault(), fault()], '/site')).toBe(
    'docs/a.md:9: wrong.',
  );
  expect(describeCompileErrors([consequence], '/site')).toContain('contains errors');
});

test('reports a fault of a style sheet once, although its parser and its loader both report it', () => {
  const module = { resource: '/site/src/a.css' };
  const ofParser = Object.assign(new Error('/site/src/a.css:9:1: Unclosed block'), {
    reason: 'Unclosed block',
    line: 9,
  });
  const ofLoader = new Error(
    'Module build failed (from css-loader):\nSyntaxError\n\n(9:1) /site/src/a.css Unclosed block\n\n  8 | }',
  );
  expect(
    describeCompileErrors(
      [
        Object.assign(new Error('…'), { error: ofParser, module }),
        Object.assign(ofLoader, { module }),
      ],
      '/site',
    ),
  ).toBe('src/a.css:9: Unclosed block');
});

test('DEBUG shows the stack of the cause', () => {
  vi.stubEnv('DEBUG', '1');
  expect(
    describeCompileErrors([ofPage('docs/a.md', new Error('docs/a.md:9: wrong.'))], '/site'),
  ).toMatch(/^docs\/a\.md:9: wrong\.\n\nError: docs\/a\.md:9: wrong\.\n +at /);
});
