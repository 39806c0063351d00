import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { projectRoot } from '../../../src/samples/paths';
import { readCase } from '../../../src/task-timeline/case';
import { taskNames } from '../../../src/task-timeline/composition';
import { commandOf } from './timeline';

const FOLDERS = ['docs', 'i18n/zh-Hans/docusaurus-plugin-content-docs/current'] as const;

/** Queries of links to the task timeline, below the name of their page. */
function linkedCases(folder: string): readonly (readonly [page: string, query: string])[] {
  return readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(projectRoot, folder, file), 'utf8');
      const links = text.matchAll(/\]\(\/tools\/tasks\?(.+)\)[,.，。\p{L}]/gu);
      return [...links].map(([, query = '']) => [file, query] as const);
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
