import { readdirSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { BUDGETS } from './budgets';
import { fileSize, readBuiltPage, type Part } from './built-page';
import { overBudget } from './over-budget';
import { routeScripts } from './route-scripts';
import { PAGES } from './specification';

const root = path.resolve(import.meta.dirname, '../..');
const NOT_FOUND = '/404.html';

function htmlFile(page: string): string {
  return page === NOT_FOUND ? page : path.posix.join(page, 'index.html');
}

/** Scripts and style sheets of an edition, each with its name without the hash. */
function emittedFiles(edition: string): readonly (Part & { readonly name: string })[] {
  return ['js', 'css'].flatMap((kind) =>
    readdirSync(path.join(root, 'build', edition, 'assets', kind))
      .filter((name) => name.endsWith(`.${kind}`))
      .map((name) => {
        const file = `/assets/${kind}/${name}`;
        const bytes = fileSize(edition, file);
        return { file, bytes, name: name.replace(/\.[\da-f]{8}(?=\.)/, '') };
      }),
  );
}

describe.each(['english', 'chinese'] as const)('%s edition', (edition) => {
  const budgets = BUDGETS[edition];
  const scriptsOf = routeScripts(edition);

  test.each([...PAGES, NOT_FOUND])('%s is light before it can be read', (page) => {
    const { critical } = readBuiltPage(edition, htmlFile(page));
    const budget = budgets.heavier[page] ?? budgets.critical;
    expect(overBudget(page, critical, budget, edition)).toBeUndefined();
  });

  test.each([...PAGES, NOT_FOUND])('%s has no script on the way to be read', (page) => {
    const { critical } = readBuiltPage(edition, htmlFile(page));
    expect(critical.filter(({ file }) => file.endsWith('.js'))).toEqual([]);
  });

  test.each([...PAGES, NOT_FOUND])('%s is light in script', (page) => {
    const { lateScripts } = readBuiltPage(edition, htmlFile(page));
    const scripts = [...new Set([...lateScripts, ...scriptsOf(page)])].map((file) => ({
      file,
      bytes: fileSize(edition, file),
    }));
    expect(overBudget(`The script of ${page}`, scripts, budgets.script, edition)).toBeUndefined();
  });

  test('has no heavy file', () => {
    const complaints = emittedFiles(edition).flatMap(
      (file) =>
        overBudget(file.name, [file], budgets.files[file.name] ?? budgets.otherScript, edition) ??
        [],
    );
    expect(complaints).toEqual([]);
  });

  test('has every file that a budget names', () => {
    const names = emittedFiles(edition).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(budgets.files)));
  });

  test('keeps no budget above the goal for a page that reaches it', () => {
    const needless = Object.keys(budgets.heavier).filter((page) => {
      const { critical } = readBuiltPage(edition, htmlFile(page));
      return overBudget(page, critical, budgets.critical, edition) === undefined;
    });
    expect(needless, 'remove these from tests/built/budgets.ts').toEqual([]);
  });
});
