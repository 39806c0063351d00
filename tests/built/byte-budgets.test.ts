import { beforeAll, describe, expect, test } from 'vitest';

import { BUDGETS, CRITICAL_GOAL, HEADERS, LONG_PAGES } from './budgets';
import { readBuiltPage, weigh } from './built-page';
import { emittedFiles, type EmittedFile, type Role } from './emitted-files';
import { overBudget } from './over-budget';
import { htmlFileOf } from './read-html';
import { routeScripts } from './route-scripts';
import { PAGES } from './site-pages';

const NOT_FOUND = '/404.html';
const TOGETHER: readonly Role[] = ['application', 'search dialog'];

/** The application is one thing in several files; of the others each counts alone. */
function weighed(files: readonly EmittedFile[]): readonly (readonly EmittedFile[])[] {
  const together = (role: Role): readonly EmittedFile[] =>
    files.filter((file) => file.role === role);
  const others = files.filter(({ role }) => !TOGETHER.includes(role));
  return [...TOGETHER.map(together), ...others.map((file) => [file])];
}

describe.each(['english', 'chinese'] as const)('%s edition', (edition) => {
  const budgets = BUDGETS[edition];
  const scriptsOf = routeScripts(edition);
  let emitted: readonly EmittedFile[];

  beforeAll(() => {
    emitted = emittedFiles(edition);
  });

  test.each([...PAGES, NOT_FOUND])(
    '%s is light, and has no script on the way to be read',
    (page) => {
      const { critical, scripts } = readBuiltPage(edition, htmlFileOf(page));
      expect(critical.filter((file) => file.endsWith('.js'))).toEqual([]);
      const received = weigh(edition, critical).map((part) => ({
        ...part,
        bytes: part.bytes + HEADERS,
      }));
      const most = LONG_PAGES[page] ?? CRITICAL_GOAL;
      expect(overBudget(page, received, most, edition)).toBeUndefined();
      const parts = weigh(edition, [...new Set([...scripts, ...scriptsOf(page)])]);
      expect(overBudget(`The script of ${page}`, parts, budgets.script, edition)).toBeUndefined();
    },
  );

  test('has no heavy file', () => {
    const complaints = weighed(emitted).flatMap((files) => {
      const [role] = files.map((file) => file.role);
      return role ? (overBudget(role, files, budgets.files[role], edition) ?? []) : [];
    });
    expect(complaints).toEqual([]);
  });

  test('has every kind of file that a budget names', () => {
    const roles = emitted.map(({ role }) => role);
    expect(roles).toEqual(expect.arrayContaining(Object.keys(budgets.files)));
  });
});
