import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { gulp } from '../support/gulp';
import { forAll, foundPaths, literals } from './project';

/** Wildcards that both functions know: `*`, `**` and alternatives in braces. */
const shared = fc
  .tuple(
    fc.array(fc.constantFrom('lib', 'sub', '*', '**'), { maxLength: 2 }),
    fc.constantFrom('*.js', '*.{js,css}', 'm*.js', '*'),
  )
  .map(([folders, name]) => ['src', ...folders, name].join('/'));

/** None of these matches the text of a glob, which would turn that glob off. */
const named = fc.constantFrom(
  'src/lib',
  'src/sub/*',
  'src/lib/**/*',
  'src/*/m*.js',
  'src/**/a.js',
  'src/**/sub',
  'src/.hidden',
);

/** The files that a watcher reports as it starts. */
async function watched(globs: readonly string[]): Promise<readonly string[]> {
  const watcher = gulp.watch(globs, { ignoreInitial: false });
  const files: string[] = [];
  watcher.on('add', (file) => files.push(String(file)));
  await new Promise((resolve) => {
    watcher.on('ready', resolve);
  });
  await watcher.close();
  return files.sort();
}

/** What `src()` finds, without folders. */
async function files(
  tree: readonly string[],
  globs: readonly string[],
  options: object,
): Promise<readonly string[]> {
  return (await foundPaths(globs, options)).filter((file) => tree.includes(file)).sort();
}

describe('watch()', { timeout: 300_000 }, () => {
  test('finds what `src()` finds with `dot: true`', () =>
    forAll(shared, async (tree, glob) => {
      expect(await watched([glob])).toEqual(await files(tree, [glob], { dot: true }));
    }));

  test('takes away what a negated glob matches, and all that is in a folder that it matches', () =>
    forAll(fc.tuple(shared, named), async (tree, [glob, not]) => {
      const away = await foundPaths(not, { dot: true, allowEmpty: true });
      const isAway = (file: string): boolean =>
        away.some((path) => file === path || file.startsWith(`${path}/`));
      const expected = (await files(tree, [glob], { dot: true })).filter((file) => !isAway(file));
      expect(await watched([glob, `!${not}`])).toEqual(expected);
    }));

  test('finds literal paths, and says nothing where one is missing', () =>
    forAll(literals, async (tree, literal) => {
      expect(await watched([literal])).toEqual(tree.filter((file) => file === literal));
    }));

  test('finds nothing where the only wildcard is `?`, a set or a group, other than `src()`', () =>
    forAll(fc.constantFrom('src/[ab].js', 'src/@(a|b).js', 'src/?.js'), async (tree, glob) => {
      expect(await watched([glob])).toEqual([]);
      if (glob !== 'src/?.js') {
        const expected = tree.filter((file) => /^src\/[ab]\.js$/.test(file)).sort();
        expect(await foundPaths(glob)).toEqual(expected);
      }
    }));

  test('finds nothing for a glob whose text a negated glob matches', () =>
    forAll(fc.constantFrom('src/*/*', 'src/*/*.js', 'src/**/*.js'), async (_tree, not) => {
      expect(await watched(['src/**/*.js', `!${not}`])).toEqual([]);
    }));
});
