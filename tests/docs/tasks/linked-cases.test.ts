import { expect, test } from 'vitest';

import { markdownFiles } from '../../../scripts/samples/page-fences';
import { readCase } from '../../../src/task-timeline/case';
import { taskNames } from '../../../src/task-timeline/composition';
import { docsFolders, readPage } from '../prose/page';
import { commandOf } from './timeline';

const FOLDERS = Object.values(docsFolders);

/** Queries of links to the task timeline, below the name of their page. */
function linkedCases(folder: string): readonly (readonly [page: string, query: string])[] {
  return markdownFiles(folder)
    .map(readPage)
    .flatMap(({ name, source }) => {
      const links = source.matchAll(/\]\(\/tools\/tasks\?(.+)\)[,.，。\p{L}]/gu);
      return [...links].map(([, query = '']) => [name, query] as const);
    });
}

test.each(FOLDERS)(
  'links in %s lead to cases that can be read, and name only their tasks',
  (folder) => {
    const cases = linkedCases(folder);
    expect(cases.length).toBeGreaterThanOrEqual(3);
    for (const [page, query] of cases) {
      const { text, tasks } = readCase(new URLSearchParams(query));
      const names = taskNames(commandOf(text).composition);
      expect(names, page).toEqual(expect.arrayContaining(Object.keys(tasks)));
      expect(Object.keys(tasks), page).not.toEqual([]);
    }
  },
);

test('pages of both languages lead to the same cases', () => {
  const [english, chinese] = FOLDERS.map(linkedCases);
  expect(chinese).toEqual(english);
});
