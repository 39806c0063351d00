// @vitest-environment node
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { markdownFiles } from '../../scripts/samples/page-fences';
import { printedMessages, thrownMessages } from './support/thrown-messages';

/** gulp and the packages that are parts of it. */
const packages = [
  'gulp',
  'gulp-cli',
  'undertaker',
  'undertaker-registry',
  'bach',
  'async-done',
  'async-settle',
  'last-run',
  'glob-stream',
  'glob-watcher',
  'vinyl',
  'vinyl-fs',
  'vinyl-sourcemap',
  'fs-mkdirp-stream',
  'resolve-options',
];

const messages = [...packages.flatMap(thrownMessages), ...printedMessages('gulp-cli')];

/** Messages that no gulpfile can bring about, with the reason. */
const unreachable: Readonly<Record<string, string>> = {
  'A set of functions to combine is required': 'undertaker refuses series() without tasks first',
  'Only functions can be captured': 'undertaker hands on functions alone',
  'Invalid glob at index': 'vinyl-fs refuses the glob first',
  'Data must be a Buffer': 'contents that are no Buffer go another way',
  "Eek! stub resolver doesn't have": 'vinyl-fs names its own options alone',
  '-add: Not a vinyl file': 'src() gives Vinyl files alone',
  '-write: Not a vinyl file': 'dest() refuses other objects first',
  'Recursive resolution denied.': 'no option of gulp reads itself',
};

const pages = markdownFiles('docs')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it('explains each message that gulp and its parts throw or print', () => {
  const missing = messages
    .filter(({ text }) => !pages.includes(text) && !(text in unreachable))
    .map(({ text, where }) => `"${text}" of ${where} is on no page. Add it to docs/errors.md.`);
  expect([...new Set(missing)]).toEqual([]);
});

it('excepts only messages that there are', () => {
  const texts = messages.map(({ text }) => text);
  expect(Object.keys(unreachable).filter((text) => !texts.includes(text))).toEqual([]);
});
