import { describe, expect, it } from 'vitest';

import { listMessages, matchLog } from '../../src/search/log/match-log';
import { commandLines } from './support/command-lines';
import { messagePattern } from './support/documented-errors';
import { helpText } from './support/help-text';
import { printedLines } from './support/printed-lines';
import { recordsOf } from './support/records-of-docs';
import { thrownMessages } from './support/thrown-messages';

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

const thrown = packages.flatMap(thrownMessages);
const printed = printedLines('gulp-cli');

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

describe.each(['docs', 'i18n/zh-Hans/docusaurus-plugin-content-docs/current'])(
  'in %s',
  (folder) => {
    const pages = recordsOf(folder);
    const entries = pages.flatMap(({ sections }) =>
      sections.flatMap(({ headings, messages, names }) => [...headings, ...messages, ...names]),
    );

    it('each message that gulp and its parts throw has an entry', () => {
      const missing = thrown
        .filter(({ text }) => !entries.some((entry) => entry.includes(text)))
        .filter(({ text }) => !Object.hasOwn(unreachable, text))
        .map(({ text, where }) => `"${text}" of ${where} has no entry. Add it to docs/errors.md.`);
      expect([...new Set(missing)]).toEqual([]);
    });

    it('each line that the command prints has an entry', () => {
      const patterns = entries.map(messagePattern);
      const missing = printed
        .filter(({ text }) => !patterns.some((pattern) => pattern.test(text)))
        .filter(({ text }) => !helpText.includes(text))
        .map(({ text, where }) => `"${text}" of ${where} has no entry. Add it to docs/errors.md.`);
      expect([...new Set(missing)]).toEqual([]);
    });

    it('the field for logs finds each line that the command prints', () => {
      const messages = listMessages(pages);
      const lost = commandLines().filter((line) => matchLog(line, messages).length !== 1);
      expect(lost).toEqual([]);
    });
  },
);

it('excepts only messages that there are', () => {
  const texts = thrown.map(({ text }) => text);
  expect(Object.keys(unreachable).filter((text) => !texts.includes(text))).toEqual([]);
});
