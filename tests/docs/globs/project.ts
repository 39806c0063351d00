import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';

import { collect } from '../support/collect';
import { gulp } from '../support/gulp';

/** Paths of files, with `/`, seen from the project. */
export type Tree = readonly string[];

const folderNames = ['lib', 'sub', '.hidden', 'i', '[id]', '(shop)'] as const;
const fileNames = ['a.js', 'b.js', 'c.css', 'main.js', '.dot.js', '[x].js', 'n(1).js'] as const;

const file = fc.constantFrom(...fileNames);
const folder = fc.constantFrom(...folderNames);
const plainFolder = fc.constantFrom('lib', 'sub');

const filePath = fc
  .tuple(fc.array(folder, { maxLength: 2 }), file)
  .map(([folders, name]) => ['src', ...folders, name].join('/'));

/** Two to ten files, up to two folders deep below `src`, hidden ones and odd names among them. */
const trees: fc.Arbitrary<Tree> = fc.uniqueArray(filePath, { minLength: 2, maxLength: 10 });

const namePattern = fc.constantFrom(
  '*',
  '*.js',
  '*.{js,css}',
  'm*.js',
  '[ab].*',
  '[^a]*.js',
  '@(a|main).*',
  '!(a).js',
  '.*',
);

/** Patterns, with at least one wildcard; each begins in `src`. */
export const patterns: fc.Arbitrary<string> = fc
  .tuple(fc.array(fc.oneof(plainFolder, fc.constantFrom('*', '**')), { maxLength: 2 }), namePattern)
  .map(([folders, name]) => ['src', ...folders, name].join('/'));

/** Paths of files that may or may not be there, without a special character. */
export const literals: fc.Arbitrary<string> = fc
  .tuple(fc.array(plainFolder, { maxLength: 2 }), fc.constantFrom('a.js', 'b.js', 'main.js'))
  .map(([folders, name]) => ['src', ...folders, name].join('/'));

/** Patterns and literal paths, those of folders and of odd names among them. */
export const globs: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: patterns },
  { weight: 2, arbitrary: literals },
  fc.constantFrom(
    'src',
    'src/*',
    'src/**',
    'src/*/',
    'src/lib/',
    'src/lib/../*.js',
    'src/./lib/a.js',
    'src/a.js/*',
    'src/[id]/*.js',
    'src/[[]id[]]/**',
    'src/(shop)/*',
    'src/!(lib)/**',
    'src/**/n(1).js',
    'src/.hidden/**/*.js',
  ),
);

/** A file of a stream, with paths seen from the project. */
export interface Found {
  readonly path: string;
  readonly base: string;
}

/** @returns the files that `src()` finds in the working directory, in their order */
export async function found(globs: unknown, options: object = {}): Promise<readonly Found[]> {
  const files = await collect(gulp.src(globs, { read: false, ...options }));
  return files.map((one) => ({ path: fromProject(one.path), base: fromProject(one.base) }));
}

/** @returns their paths alone */
export async function foundPaths(globs: unknown, options: object = {}): Promise<readonly string[]> {
  return (await found(globs, options)).map((one) => one.path);
}

/** @returns a path as the working directory sees it, with `/` */
export function fromProject(absolute: string): string {
  return path.relative(process.cwd(), absolute).split(path.sep).join('/');
}

/**
 * Runs code in a folder that holds a tree, each file with its own path as its text. It is the only
 * folder of a temporary one, so that globs and bases of `..` meet nothing else.
 *
 * @param tree its files
 * @param code looks at the working directory
 */
export async function inProject(tree: Tree, code: () => Promise<void>): Promise<void> {
  const before = process.cwd();
  const above = realpathSync(mkdtempSync(path.join(tmpdir(), 'gulp-globs-')));
  const project = path.join(above, 'project');
  mkdirSync(project);
  process.chdir(project);
  try {
    for (const name of tree) {
      mkdirSync(path.dirname(name), { recursive: true });
      writeFileSync(name, name);
    }
    await code();
  } finally {
    process.chdir(before);
    rmSync(above, { force: true, recursive: true });
  }
}

/** A thousand cases: 40 projects, each looked at with 25 values; the same ones each time. */
const projects = { numRuns: 40, seed: 5 };
const perProject = { minLength: 25, maxLength: 25 };

/**
 * Holds a sentence of a page over a thousand generated cases.
 *
 * @param given what is generated beside the tree
 * @param holds throws where the sentence is not true; runs in the project
 * @throws Error with the smallest tree and values for which it is not true
 */
export async function forAll<T>(
  given: fc.Arbitrary<T>,
  holds: (tree: Tree, value: T) => Promise<void>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(trees, fc.array(given, perProject), (tree, values) =>
      inProject(tree, async () => {
        // One that comes again in the same project shows nothing new.
        const different = new Map(values.map((value) => [fc.stringify(value), value]));
        for (const value of different.values()) {
          await holds(tree, value);
        }
      }),
    ),
    projects,
  );
}
