import { beforeAll, describe, expect, it } from 'vitest';

import { answerQuery } from '../../src/search/embedded/answer';
import { buildSectionIndex, type SectionIndex } from '../../src/search/embedded/section-index';
import { listMessages, matchLog } from '../../src/search/log/match-log';
import type { PageRecord } from '../../src/search/records/types';
import { docsFolders } from './prose/page';
import { commandLines } from './support/command-lines';
import { messagePattern } from './support/documented-errors';
import { recordsOf } from './support/records-of-docs';

/** As the dialog asks. */
const REQUEST = {
  page: 0,
  hitsPerPage: 8,
  facetFilters: [],
  snippetLength: 10,
  tags: { before: '', after: '', ellipsis: '' },
};

/** What gulp prints in place of each placeholder. */
const VALUES: Readonly<Record<string, string>> = {
  bracket: '[',
  flags: '--inspect',
  encoding: 'klingon',
  folder: '/home/me/site',
  globs: 'undefined',
  index: '1',
  length: '70000',
  limit: '65536',
  link: '/home/me/site/src/gone.css',
  name: 'stlyes',
  names: 'styles',
  number: '4711',
  path: '/home/me/site/src/app.js',
  size: '2306867200',
  task: 'styles',
  time: '3 ms',
  target: '/home/me/site/app.css',
  type: 'string',
  version: '5.0.1',
};

/** Fills the placeholders of a message as gulp does. */
function printed(message: string): string {
  return message.replace(/<([a-z ]+)>/gi, (_placeholder, name: string) => {
    const value = VALUES[name];
    if (value === undefined) {
      throw new Error(`"${message}" has a placeholder <${name}>. Say in VALUES what gulp prints.`);
    }
    return value;
  });
}

/** A line that holds a message, as {@link messagePattern} reads it. */
function patternOf(message: string): RegExp {
  return new RegExp(messagePattern(message).source.slice(1, -1));
}

interface Row {
  readonly id: string;
  readonly message: string;
}

const rowsOf = (pages: readonly PageRecord[]): readonly Row[] =>
  pages.flatMap(({ path, sections }) =>
    sections.flatMap(({ anchor, messages: [message] }) =>
      anchor?.startsWith('error-') === true && message !== undefined
        ? [{ id: `${path}#${anchor}`, message }]
        : [],
    ),
  );

const english = recordsOf(docsFolders.en);
const translated = recordsOf(docsFolders['zh-Hans']);

it('rows of tables of messages have ids of their own, the same in each language', () => {
  const ids = rowsOf(english).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(60);
  expect(ids).toEqual([...new Set(ids)]);
  expect(rowsOf(translated)).toEqual(rowsOf(english));
});

describe.each([
  ['English', english],
  ['Chinese', translated],
])('in %s', (_language, pages) => {
  let index: SectionIndex;

  beforeAll(async () => {
    index = await buildSectionIndex({ language: 'en', origin: 'https://example.org', pages }, () =>
      Promise.resolve(),
    );
  });

  const first = (query: string) =>
    answerQuery(index, { ...REQUEST, query }, { suggestions: false }).hits[0]?.objectID;

  /** Rows, and sections of their own, that explain a line of a terminal. */
  const explaining = (line: string) =>
    pages.flatMap(({ path, sections }) =>
      sections
        .filter(({ messages }) => messages.some((one) => patternOf(one).test(line)))
        .map(({ anchor }) => `${path}#${anchor}`),
    );

  const missed = (lines: readonly string[], find: (line: string) => string | undefined) =>
    lines.flatMap((line) => {
      const found = find(line);
      return explaining(line).includes(found ?? '') ? [] : [{ line, found }];
    });

  it('the search has first what explains a message that is pasted with its line', () => {
    const lines = rowsOf(pages).map(({ message }) => `[12:03:11] Error: ${printed(message)}`);
    expect(missed(lines, first)).toEqual([]);
  });

  it('the field for logs has first what explains a message', () => {
    const messages = listMessages(pages);
    const lines = rowsOf(pages).map(({ message }) => `[12:03:11] Error: ${printed(message)}`);
    const inLog = (line: string) =>
      matchLog(`[12:03:11] 'styles' errored after 3 ms\n${line}`, messages)[0]?.path;
    expect(missed(lines, inLog)).toEqual([]);
  });

  it('the search has first what explains a line of the command that is pasted alone', () => {
    const others = pages.flatMap(({ sections }) =>
      sections.flatMap(({ anchor, messages }) => (anchor === 'other-lines' ? messages : [])),
    );
    const lines = [...commandLines(), ...others.map((line) => `[12:03:11] ${printed(line)}`)];
    expect(missed([...new Set(lines)], first)).toEqual([]);
  });
});
