import { mkdirSync, rmSync, symlinkSync } from 'node:fs';

import path from 'node:path';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { collect } from '../support/collect';
import { gulp } from '../support/gulp';
import { forAll, found, foundPaths, literals, patterns } from './project';
import { walk } from './walk';

const noLimit = 300_000;

/** The folders before the first wildcard. */
function baseOf(pattern: string): string {
  const parts = pattern.split('/');
  return parts
    .slice(
      0,
      parts.findIndex((part) => /[*?{[(]/.test(part)),
    )
    .join('/');
}

function sorted(list: readonly string[]): readonly string[] {
  return [...list].sort();
}

describe('src()', { timeout: noLimit }, () => {
  test('order: each folder is walked once, and each entry is tested against all globs', () =>
    forAll(fc.array(patterns, { minLength: 1, maxLength: 3 }), async (_tree, globs) => {
      const apart = await Promise.all(globs.map((glob) => foundPaths(glob)));
      const all = new Set(apart.flat());
      const expected = walk(globs.map(baseOf)).filter((file) => all.has(file));
      expect(await foundPaths(globs)).toEqual(expected);
    }));

  test('order: literal paths keep theirs', () =>
    forAll(fc.uniqueArray(literals, { minLength: 1, maxLength: 4 }), async (tree, globs) => {
      const expected = globs.filter((glob) => tree.includes(glob));
      expect(await foundPaths(globs, { allowEmpty: true })).toEqual(expected);
    }));

  test('negation: the position of a negated glob does not matter', () =>
    forAll(fc.tuple(patterns, patterns, patterns), async (_tree, [one, two, not]) => {
      const last = await foundPaths([one, two, `!${not}`]);
      expect(await foundPaths([`!${not}`, one, two])).toEqual(last);
      expect(await foundPaths([one, `!${not}`, two])).toEqual(last);
    }));

  test('negation: what the negated glob finds by itself is taken away, and nothing else', () =>
    forAll(fc.tuple(patterns, patterns), async (_tree, [glob, not]) => {
      const away = await foundPaths(not);
      const expected = (await foundPaths(glob)).filter((file) => !away.includes(file));
      expect(await foundPaths([glob, `!${not}`])).toEqual(expected);
    }));

  test('negation: the option `dot` is for negated globs too', () =>
    forAll(fc.tuple(patterns, patterns), async (_tree, [glob, not]) => {
      const away = await foundPaths(not, { dot: true });
      const expected = (await foundPaths(glob, { dot: true })).filter(
        (file) => !away.includes(file),
      );
      expect(await foundPaths([glob, `!${not}`], { dot: true })).toEqual(expected);
    }));

  test('negation: `ignore` with patterns takes away the same', () =>
    forAll(fc.tuple(patterns, patterns), async (_tree, [glob, not]) => {
      expect(await foundPaths(glob, { ignore: not })).toEqual(await foundPaths([glob, `!${not}`]));
    }));

  test('base: the part before the first wildcard, of the first glob that matches', () =>
    forAll(fc.array(patterns, { minLength: 1, maxLength: 3 }), async (_tree, globs) => {
      const apart = await Promise.all(globs.map((glob) => foundPaths(glob)));
      for (const file of await found(globs)) {
        const first = globs[apart.findIndex((paths) => paths.includes(file.path))] ?? '';
        expect(file.base).toBe(baseOf(first));
      }
    }));

  test('base: the option counts for every file', () =>
    forAll(fc.tuple(patterns, patterns), async (_tree, globs) => {
      const bases = (await found(globs, { base: 'src' })).map((file) => file.base);
      expect(bases).toEqual(bases.map(() => 'src'));
    }));

  test('dot files: a wildcard skips them, and `dot` adds them and nothing else', () =>
    forAll(
      // These three match a dot at the beginning of a name, as the page tells.
      patterns.filter((glob) => !/\/(?:\.|!\(|\[\^)/.test(glob)),
      async (_tree, glob) => {
        const without = await foundPaths(glob);
        expect(without.filter((file) => file.includes('/.'))).toEqual([]);
        const shown = (await foundPaths(glob, { dot: true })).filter(
          (file) => !file.includes('/.'),
        );
        expect(shown).toEqual(without);
      },
    ));

  test('escapes: a backslash is a slash, and escapes nothing', () =>
    forAll(patterns, async (_tree, glob) => {
      const parts = glob.split('/');
      expect(await foundPaths(parts.join('\\'))).toEqual(await foundPaths(glob));
    }));

  test('escapes: a character in brackets stands for itself', () =>
    forAll(fc.constant('src/[[]x[]].js'), async (tree, glob) => {
      const expected = tree.filter((file) => file === 'src/[x].js');
      expect(await foundPaths(glob)).toEqual(expected);
    }));

  test('no match: a pattern that finds nothing is silent, a literal path is an error', () =>
    forAll(fc.tuple(patterns, literals), async (tree, [glob, literal]) => {
      expect(await foundPaths(glob.replace('src/', 'missing/'))).toEqual([]);
      const result = await foundPaths(literal).catch((error: unknown) => String(error));
      if (tree.includes(literal)) {
        expect(result).toEqual([literal]);
      } else {
        expect(result).toContain('File not found with singular glob');
      }
    }));

  test('literal paths: one that an earlier pattern covers counts as not found', () =>
    forAll(literals, async (tree, literal) => {
      if (tree.includes(literal)) {
        const after = await foundPaths(['src/**/*.js', literal]).catch(String);
        expect(after).toContain('File not found with singular glob');
        const before = await foundPaths([literal, 'src/**/*.js']);
        expect(sorted(before)).toEqual(sorted(await foundPaths('src/**/*.js')));
      }
    }));

  test('links: a link to a file brings the contents of that file', () =>
    forAll(fc.constant('src/link.js'), async (tree, link) => {
      for (const target of tree) {
        symlinkSync(path.resolve(target), link);
        const [file] = await collect(gulp.src(link));
        expect(String(file?.contents)).toBe(target);
        rmSync(link);
      }
    }));

  test('links: gulp looks for the target of a relative link in the working directory', () =>
    forAll(fc.constant('src/link.js'), async (tree, link) => {
      for (const target of tree) {
        symlinkSync(`../${target}`, link);
        await expect(collect(gulp.src(link))).rejects.toThrow(
          `ENOENT: no such file or directory, lstat '../${target}'`,
        );
        rmSync(link);
      }
    }));

  test('links: a link to a folder is walked under its own name', () =>
    forAll(fc.constantFrom('*', '*.js', '**/*.js', '**/*'), async (_tree, glob) => {
      mkdirSync('src/lib', { recursive: true });
      symlinkSync('lib', 'src/zlink');
      const linked = await foundPaths(`src/zlink/${glob}`);
      rmSync('src/zlink');
      const own = await foundPaths(`src/lib/${glob}`);
      expect(linked).toEqual(own.map((file) => file.replace('src/lib', 'src/zlink')));
    }));
});
