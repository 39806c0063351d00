import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, test } from 'vitest';

import { askAsDialog } from '../../benchmarks/search/measure';
import { readRecords, recordsFile } from '../../scripts/search/read-records';
import { plainText } from '../../src/search/embedded/named-text';
import { buildSectionIndex, type SectionIndex } from '../../src/search/embedded/section-index';
import type { PageRecord } from '../../src/search/records/types';

/** Reads a whole site and asks it a thousand times. */
const MINUTES = 5 * 60_000;

const ADVICE =
  'These queries find other sections. Give the wanted one words that the others do not have: in its heading, or under "searches" or "keywords" at the top of its page, in each language.';

interface Named {
  readonly query: string;
  /** Hits that are right. */
  readonly wanted: readonly string[];
}

function wordsOf(text: string): string {
  return plainText(text).words;
}

/** The other number of an English word at the end, or undefined where there is none. */
function inOtherNumber(text: string): string | undefined {
  const [, before, word] = /^(.* )?([a-z]{4,})$/u.exec(wordsOf(text).trim()) ?? [];
  if (word === undefined || /(?:ss|us|is|ies)$/u.test(word)) {
    return undefined;
  }
  const other = word.endsWith('s')
    ? word.slice(0, -1)
    : `${word}${/(?:x|z|ch|sh)$/u.test(word) ? 'es' : 's'}`;
  return word.endsWith('y') ? undefined : `${before ?? ''}${other}`;
}

function idOf(page: PageRecord, anchor: string | null): string {
  return anchor === null ? page.path : `${page.path}#${anchor}`;
}

/** Texts that stand for one thing alone. */
function unique(named: readonly Named[]): readonly Named[] {
  const count = new Map<string, number>();
  const keyOf = ({ query }: Named) => plainText(query).stems;
  named.forEach((one) => count.set(keyOf(one), (count.get(keyOf(one)) ?? 0) + 1));
  return named.filter((one) => count.get(keyOf(one)) === 1);
}

describe.each(['english', 'chinese'])('the search of the %s edition', (edition) => {
  let index: SectionIndex;
  let titles: readonly Named[];
  let headings: readonly Named[];
  let keywords: readonly Named[];
  let messages: readonly Named[];
  let phrases: readonly Named[];

  beforeAll(async () => {
    const { pages, ...records } = await readRecords(recordsFile(edition));
    index = await buildSectionIndex({ ...records, pages }, () => Promise.resolve());
    titles = pages.map((page) => ({ query: page.title, wanted: [page.path] }));
    const own = (page: PageRecord) => page.sections.map(({ anchor }) => idOf(page, anchor));
    const sections = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
    const every = sections.flatMap(({ page, section }): Named[] => {
      const heading = section.headings.at(-1);
      return heading === undefined
        ? []
        : [{ query: heading, wanted: [idOf(page, section.anchor)] }];
    });
    const ofPages = pages.flatMap((page) =>
      page.keywords.map((query) => ({ query, wanted: own(page) })),
    );
    const alone = new Set(unique([...titles, ...every, ...ofPages]));
    const leading = new Set(pages.flatMap((page) => (page.leadsOn ? own(page) : [])));
    // Pages that explain a thing come before one that leads on: `glossary-finds.test.ts` asks for its words.
    headings = every.filter((one) => alone.has(one) && !one.wanted.some((id) => leading.has(id)));
    keywords = ofPages.filter((one) => alone.has(one));
    phrases = sections.flatMap(({ page, section }) =>
      section.searches.map((query) => ({ query, wanted: [idOf(page, section.anchor)] })),
    );
    // Several sections may explain one message.
    const texts = sections.map(({ page, section }) => ({
      id: idOf(page, section.anchor),
      words: [...section.messages, ...section.text, ...section.headings].map(wordsOf).join('\n'),
    }));
    const holding = (message: string) => {
      const wanted = wordsOf(message);
      return texts.filter(({ words }) => words.includes(wanted)).map(({ id }) => id);
    };
    messages = sections.flatMap(({ section }) =>
      section.messages.map((query) => ({ query, wanted: holding(query) })),
    );
  }, MINUTES);

  /** Queries whose right hit is not among the first ones, with what was found in its place. */
  const missed = (named: readonly Named[], among: number) =>
    named.flatMap(({ query, wanted }) => {
      const hits = askAsDialog(index, query, among).map(({ objectID }) => objectID);
      return hits.some((id) => wanted.includes(id)) ? [] : [{ query, wanted: wanted[0], hits }];
    });
  const expectFound = (missing: ReturnType<typeof missed>) => expect(missing, ADVICE).toEqual([]);
  const inOther = (named: readonly Named[]): readonly Named[] =>
    named.flatMap((one) => {
      const query = inOtherNumber(one.query);
      return query === undefined ? [] : [{ ...one, query }];
    });

  test('asks enough', () => {
    const counts = [titles, headings, keywords, messages, phrases].map(({ length }) => length);
    expect(Math.min(...counts)).toBeGreaterThan(50);
  });

  test(
    'has each title first',
    () => {
      expectFound(missed(titles, 1));
    },
    MINUTES,
  );

  test(
    'has each heading of two words and more first, each other one among three',
    () => {
      const isLong = ({ query }: Named) => /\S\s+\S|\p{Script=Han}{4}/u.test(query);
      expectFound(missed(headings.filter(isLong), 1));
      expectFound(
        missed(
          headings.filter((one) => !isLong(one)),
          3,
        ),
      );
    },
    MINUTES,
  );

  test(
    'has each heading first as soon as its first three words make it out',
    () => {
      const all = [...titles, ...headings, ...keywords, ...messages].map(({ query }) =>
        wordsOf(query),
      );
      const begun = headings.flatMap((one) => {
        const words = wordsOf(one.query).trim().split(' ');
        const query = words.slice(0, 3).join(' ');
        const others = all.filter((other) => other.startsWith(` ${query}`));
        return words.length > 3 && others.length === 1 ? [{ ...one, query }] : [];
      });
      expectFound(missed(begun, 1));
    },
    MINUTES,
  );

  test(
    'has each heading of two words and more among three, also with a slip in its longest word',
    () => {
      const slipped = headings.flatMap((one) => {
        const query = wordsOf(one.query).trim();
        const [longest = ''] = query.split(' ').toSorted((a, b) => b.length - a.length);
        const slip = longest.replace(/^(..)(.)(.)(?=[a-z]{2,}$)/u, '$1$3$2');
        return query.includes(' ') && /^[a-z]{6,}$/u.test(longest) && slip !== longest
          ? [{ ...one, query: query.replace(longest, slip) }]
          : [];
      });
      expectFound(missed(slipped, 3));
    },
    MINUTES,
  );

  test(
    'has each keyword among three',
    () => {
      expectFound(missed(keywords, 3));
    },
    MINUTES,
  );

  test(
    'has for each phrase that readers type its section among three, or its page first',
    () => {
      const missing = missed(phrases, 3);
      const pageOf = (id = '') => id.split('#')[0];
      expectFound(missing.filter(({ wanted, hits }) => hits[0] !== pageOf(wanted)));
    },
    MINUTES,
  );

  test('has the flags of the command line first, typed as they are', () => {
    const help = readFileSync('samples/cli-flags/output/help.txt', 'utf8');
    const flags = [...help.matchAll(/(?<= )--?[a-z][a-z-]*(?=[ ,])/giu)].map(([flag]) => flag);
    expect(flags).toContain('--series');
    const named = flags.map((query) => ({ query, wanted: ['/docs/api/cli#flags'] }));
    expectFound(missed(named, 1));
  });

  test(
    'has singular for plural among three',
    () => {
      const others = inOther([...headings, ...keywords]);
      const titleWords = new Set(titles.map(({ query }) => wordsOf(query)));
      const known = others.filter(({ query }) => !titleWords.has(wordsOf(query)));
      expectFound(missed(known, 3));
    },
    MINUTES,
  );

  test(
    'has each message first, also in the line of a terminal',
    () => {
      expectFound(missed(messages, 1));
      const lines = messages
        .filter(({ query }) => wordsOf(query).trim().split(' ').length >= 3)
        .map((one) => ({
          ...one,
          query: `[21:04:11] Error: ${one.query} (/home/me/gulpfile.mjs:3:7)`,
        }));
      expectFound(missed(lines, 1));
    },
    MINUTES,
  );
});
