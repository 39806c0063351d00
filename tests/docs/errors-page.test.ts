// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { markdownFiles } from '../../scripts/samples/page-fences';
import { parsePage } from '../../src/markdown/parse-page';
import { fromRoot, projectRoot } from '../../src/samples/paths';
import { listMessages, matchLog } from '../../src/search/log/match-log';
import { readSections } from '../../src/search/records/sections';
import { messagePattern } from './support/documented-errors';
import { printedLines } from './support/printed-lines';
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

/** What `gulp --help` prints, which the page on the command line shows. */
const help = readFileSync(path.join(projectRoot, 'samples/cli-flags/output/help.txt'), 'utf8');
const helpText = help.replaceAll(/\s+/g, ' ');

describe.each(['docs', 'i18n/zh-Hans/docusaurus-plugin-content-docs/current'])(
  'in %s',
  (folder) => {
    const pages = markdownFiles(folder).map((file) => ({
      path: fromRoot(file),
      title: '',
      description: '',
      keywords: [],
      tag: '',
      sections: readSections(parsePage(readFileSync(file, 'utf8'), fromRoot(file)).tree).map(
        (section) => ({ ...section, searches: [] }),
      ),
    }));
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

    it('the field for logs finds each line of three words and more that the command prints', () => {
      const messages = listMessages(pages);
      const lost = printed
        .map(({ text }) => text)
        .filter((text) => !helpText.includes(text))
        .filter((text) => (text.replaceAll('value', '').match(/[\p{L}\p{N}]+/gu) ?? []).length >= 3)
        .filter((text) => matchLog(`[12:00:00] ${text}`, messages).length !== 1);
      expect(lost).toEqual([]);
    });
  },
);

it('excepts only messages that there are', () => {
  const texts = thrown.map(({ text }) => text);
  expect(Object.keys(unreachable).filter((text) => !texts.includes(text))).toEqual([]);
});
