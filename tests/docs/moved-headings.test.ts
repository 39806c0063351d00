import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { projectRoot } from '../../src/samples/paths';
import { docsFolders } from './prose/page';

/** Ids of headings that stood on a page, and that links from outside still name. */
const moved = {
  'getting-started/javascript-and-gulpfiles.md': [
    'arguments',
    'cli-flags',
    'working-directory',
    'config-file',
    'upgrading-from-3',
    'primordials',
    'task-function',
    'upgrading-from-4',
  ],
  'getting-started/async-completion.md': [
    'errors',
    'lost-errors',
    'killed-process',
    'premature-close',
    'rejections',
  ],
} as const;

it.each(
  Object.values(docsFolders).flatMap((folder) =>
    Object.entries(moved).map(([page, ids]) => [`${folder}/${page}`, ids] as const),
  ),
)('%s leads on from each id that moved', (file, ids) => {
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  expect(ids.filter((id) => !text.includes(`<span id="${id}"></span>[`))).toEqual([]);
});
