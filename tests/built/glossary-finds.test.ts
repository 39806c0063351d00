import path from 'node:path';

import { beforeAll, describe, expect, test } from 'vitest';

import { askAsDialog } from '../../benchmarks/search/measure';
import { readRecords, recordsFile } from '../../scripts/search/read-records';
import { buildSectionIndex, type SectionIndex } from '../../src/search/embedded/section-index';
import { docsFolders, readPage } from '../docs/prose/page';
import { entriesOf, GLOSSARY } from '../docs/support/glossary';

/** A reader types 任务 or task, of 任务（task）. */
function queriesOf(term: string): readonly string[] {
  return term.split(/[（）、,]/u).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
}

describe.each([
  ['english', docsFolders.en],
  ['chinese', docsFolders['zh-Hans']],
] as const)('the search of the %s edition', (edition, folder) => {
  let index: SectionIndex;

  beforeAll(async () => {
    index = await buildSectionIndex(await readRecords(recordsFile(edition)), () =>
      Promise.resolve(),
    );
  });

  test('has for each term of the glossary its entry or its page among three', () => {
    const entries = entriesOf(readPage(path.resolve(folder, GLOSSARY)));
    const missed = entries.flatMap(({ term, explainedOn }) =>
      queriesOf(term).flatMap((query) => {
        const hits = askAsDialog(index, query);
        const pages = hits.map((hit) => new URL(hit.url_without_anchor).pathname);
        const found = [...new Set(pages)].slice(0, 3);
        const right = [GLOSSARY, ...explainedOn].map((page) => `/docs/${page.replace('.md', '')}`);
        return found.some((page) => right.includes(page)) ? [] : [{ query, found }];
      }),
    );
    expect(missed).toEqual([]);
  });
});
