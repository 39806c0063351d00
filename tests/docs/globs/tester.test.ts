import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { example, writeCall } from '../../../src/glob-tester/case';
import { exampleReport } from '../../../src/glob-tester/example-report';
import type { findFiles } from '../../../src/glob-tester/find-files';
import { readProjectFiles } from '../../../src/glob-tester/project-files';
import type { Report, SourceCall } from '../../../src/glob-tester/source-call';
import { packagesOfGulp } from '../support/bundle-for-browser';
import { collect } from '../support/collect';
import { gulp } from '../support/gulp';
import { forAll, globs, inProject, type Tree } from './project';
import { askGulp, bundleTester, callOf, outcomeOf, sourceOf } from './tester';

const noLimit = 300_000;

let find: typeof findFiles;
let packages: readonly string[];

beforeAll(async () => {
  ({ findFiles: find, packages } = await bundleTester());
});

/** Names that people meet: each tree has some that a glob could take for its own characters. */
const trees: Readonly<Record<string, Tree>> = {
  'a plain project': [
    'gulpfile.js',
    'README.md',
    'src/app.js',
    'src/index.html',
    'src/pages/form.js',
    'src/pages/page1.js',
    'src/pages/page2.ts',
    'src/vendor/lib.js',
    'src/vendor/deep/er/lib.js',
  ],
  'brackets in names': [
    'src/(shop)/app.js',
    'src/[id]/app.js',
    'src/[id]/[slug].js',
    'src/i/app.js',
    'src/{a,b}/app.js',
    'src/!no/app.js',
    'src/a*b/app.js',
    'src/app(1).js',
    'src/app.js',
    'src/b?.js',
    'src/open(/app.js',
    'src/open[/app.js',
    '!odd.js',
  ],
  'hidden files': [
    '.env',
    '.github/ci.yml',
    'src/.hidden/app.js',
    'src/.hidden.js',
    'src/app.js',
    'src/pages/.form.js',
    'src/vendor/.deep/.lib.js',
  ],
  'names of many languages': [
    'src/a b/my file.js',
    'src/e\u0301.js',
    'src/é.js',
    'src/Z.js',
    'src/app.js',
    'src/文档/文件.js',
    'src/～.js',
    'src/😀.js',
    'src/😀/app.js',
    'src/ÄÖ.js',
  ],
  'upper case': ['SRC/OTHER.JS', 'src/App.JS', 'src/Pages/FORM.js', 'src/app-2.js'],
  'no files': [],
};

/** Globs that each have another reason to go wrong. */
const globLists: readonly (readonly string[])[] = [
  ['src/**/*.js'],
  ['src/*.js'],
  ['**'],
  ['**/'],
  ['*'],
  ['*/'],
  ['**/*'],
  ['**/*/'],
  ['src/*'],
  ['src/**'],
  ['src/**/'],
  ['src'],
  ['src/'],
  ['.'],
  ['./'],
  ['..'],
  ['../*'],
  ['../**/*.js'],
  ['?'],
  ['src/?'],
  ['src/?.js'],
  ['src/app.js'],
  ['src/app.js/'],
  ['src/app.js/*'],
  ['src/app.js/**'],
  ['src//app.js'],
  ['./src/app.js'],
  ['././src/app.js'],
  ['./src/*.js'],
  ['src/./app.js'],
  ['src/./*.js'],
  ['src/../src/app.js'],
  ['src/../gulpfile.js'],
  ['src/../*.js'],
  ['nope/../src/app.js'],
  ['src/pages/../*.js'],
  ['../project/src/*.js'],
  ['../project/src/app.js'],
  ['/project/src/*.js'],
  ['/project/src/app.js'],
  ['/src/*.js'],
  ['/src/app.js'],
  ['!/project/src/app.js', 'src/*.js'],
  // The order of negated globs.
  ['src/**/*.js', '!src/vendor/**'],
  ['!src/vendor/**', 'src/**/*.js'],
  ['src/**/*.js', '!src/vendor/**', 'src/vendor/lib.js'],
  ['src/**/*.js', '!src/*', '!src/**/lib.js', '!src/**'],
  ['src/**/*.js', '!./src/app.js'],
  ['src/**/*.js', '!src/vendor'],
  ['src/**/*.js', '!src/vendor/'],
  ['src/**', '!src/vendor'],
  ['src/**', '!src/vendor/'],
  ['src/**', '!src/*/'],
  ['src/**', '!**/*.js'],
  ['src/**/*.js', '!**/.*'],
  ['src/**/*.js', '!src/!(app).js'],
  ['src/*', '!!src/app.js'],
  ['*', '!src'],
  ['*', '!*'],
  ['!src/app.js'],
  ['!src/app.js', '!src/*.js'],
  ['!(src)/*.js'],
  ['!(nope)/*.js'],
  ['!'],
  ['src/*.js', '!'],
  // Literal paths.
  ['src/app.js', 'src/app.js'],
  ['src/app.js', './src/app.js', 'src/./app.js'],
  ['src/*.js', 'src/app.js'],
  ['src/app.js', 'src/*.js'],
  ['src/app.js', '!src/app.js'],
  ['src/app.js', 'src/nope.js', 'src/neither.js'],
  ['src/nope.js', 'src/*.js'],
  ['src', 'src/app.js', 'src/'],
  ['src/', 'src'],
  ['src/', '*'],
  ['*', 'src/'],
  ['**/pages/', 'src/*'],
  ['src/*/', 'src/*'],
  ['gulpfile.js', 'src/*.js', 'README.md'],
  // The first glob that matches counts, wherever the walk began.
  ['src/pages/*.js', 'src/**/*.js'],
  ['src/**/*.js', 'src/pages/*.js'],
  ['src/vendor/**', 'src/*/*.js', '**/*.js'],
  // Brackets and what they mean.
  ['src/[id]/*.js'],
  ['src/[[]id[]]/*.js'],
  ['src/[id]/app.js'],
  ['src/\\[id\\]/*.js'],
  ['src/*/[[]slug].js'],
  ['src/(shop)/*.js'],
  ['src/(shop)/app.js'],
  ['src/app(1).js'],
  ['src/*(1).js'],
  ['src/*[(]1[)].js'],
  ['src/{a,b}/app.js'],
  ['src/{app,index}.{js,html}'],
  ['src/{pages,vendor}/**'],
  ['{src/pages,src/vendor}/*.js'],
  ['src/{pages/form,app}.js'],
  ['src/page{1..2}.js', 'src/pages/page{1..2}.*'],
  ['src/a*b/app.js'],
  ['src/b?.js'],
  ['src/open(/*.js'],
  ['src/open[/*.js'],
  ['src/open(/app.js'],
  ['src/[!a]*.js'],
  ['src/[^a]*.js'],
  ['src/[a-z]*.js'],
  ['src/**/page[1-2].*'],
  ['src/**/page[!1].*'],
  ['src/[[:alpha:]]*.js'],
  ['!odd.js'],
  ['*odd.js'],
  ['src/!no/*.js'],
  ['src/\\!no/*.js'],
  // Groups.
  ['src/@(app|index).*'],
  ['src/!(app).js'],
  ['src/!(app|index).*'],
  ['src/!(vendor)/*.js'],
  ['src/!(vendor)/**'],
  ['src/**/!(lib).js'],
  ['src/?(a)pp.js'],
  ['src/*(a|p).js'],
  ['src/+(a|p).js'],
  ['src/+([a-z]).js'],
  ['src/**/+(page)[0-9].@(js|ts)'],
  ['src/(app|index).*'],
  ['src/!(*.js)'],
  ['src/!(*.html|*.js)'],
  // Backslashes and other characters.
  ['src\\*.js'],
  ['src\\app.js'],
  ['.\\src\\**\\*.js'],
  ['src/\\*.js'],
  ['src/a b/*.js'],
  ['src/* */*.js'],
  ['src/文档/*'],
  ['src/[文-龥]*/*'],
  ['src/?.js', 'src/😀/*'],
  ['src/é.js'],
  ['src/*.JS'],
  ['SRC/*.js'],
  ['SRC/App.js'],
  ['**/APP*', '**/Ä*'],
  ['src/***/*.js'],
  ['src/**.js'],
  ['src/**/**/*.js'],
  ['src/**app.js'],
  ['src/.*'],
  ['.*'],
  ['.*/**'],
  ['.env'],
  ['**/.hidden/*'],
  ['src/.hidden/app.js'],
  ['src/*.js', ''],
  [''],
  [],
  [' src/*.js'],
  ['#src/*.js'],
  ['src/$app.js', 'src/*$.js', 'src/^*.js', 'src/app+.js'],
  ['nope/**'],
  ['nope/app.js'],
];

const flagLists: readonly Partial<SourceCall>[] = [
  {},
  { dot: true },
  { nocase: true, allowEmpty: true },
];

/** Folders that exist in one of the trees, and others. */
const folders = [
  'src',
  './src/',
  'src/pages',
  'src/[id]',
  'src/(shop)',
  'src/{a,b}',
  'src/!no',
  'src/a*b',
  'src/b?.js',
  'src/open(',
  'src/open[',
  'src/a b',
  'src/文档',
  'src/.hidden',
  'src\\pages',
  'src/\\[id\\]',
  '.',
  '..',
  '../project',
  '/project/src',
  '/project/src/',
  '/',
  '/src',
  'nope',
  'src/app.js',
];

const inFolders: readonly (readonly string[])[] = [
  ['*.js'],
  ['**/*.js', '!app.js'],
  ['app.js'],
  ['.'],
  ['../*'],
  ['../app.js'],
  ['**'],
  ['../../src/*.js', '*.js'],
];

const bases = [
  'src',
  './src/',
  '.',
  'src/pages',
  'src/pages/more',
  '..',
  'nope',
  'src\\pages',
  '/project/src',
  '/nope',
];

const basedGlobs: readonly (readonly string[])[] = [
  ['src/**/*.js'],
  ['src/*'],
  ['src/app.js'],
  ['src'],
  ['.'],
  ['../project/**'],
];

/**
 * Above the project, the tester has one folder, the root of its disk. What else lies there, or above, no
 * list can tell; and a root is not like other folders where `.` asks for it.
 */
function staysInside({ globs, cwd }: SourceCall): boolean {
  return globs.every((glob) => {
    const from = cwd.startsWith('/') ? `/above${cwd}` : path.posix.resolve('/above/project', cwd);
    const place = path.posix.join(from, glob);
    return place.startsWith('/above/') && !(glob === '.' && place === '/above/');
  });
}

const calls: readonly SourceCall[] = [
  ...globLists.flatMap((globs) => flagLists.map((flags) => callOf(globs, flags))),
  ...folders.flatMap((cwd) => inFolders.map((globs) => callOf(globs, { cwd }))),
  ...bases.flatMap((base) =>
    basedGlobs.flatMap((globs) => [
      callOf(globs, { base }),
      callOf(
        globs.map((glob) => glob.replace(/^src\//, '')),
        { base, cwd: 'src' },
      ),
    ]),
  ),
].filter(staysInside);

/** Up to three globs, some of them negated, with options, in a tree of generated names. */
const generatedCalls: fc.Arbitrary<SourceCall> = fc
  .record({
    globs: fc.array(
      fc.tuple(fc.constantFrom('', '', '', '!', './'), globs).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 3 },
    ),
    cwd: fc.constantFrom('', '', '', 'src', 'src/lib', 'src/[id]', 'src/(shop)', './src', '..'),
    base: fc.constantFrom('', '', '', 'src', '.', '..', 'src/lib', 'src/lib/sub', 'out'),
    dot: fc.boolean(),
    nocase: fc.boolean(),
    allowEmpty: fc.boolean(),
  })
  // Globs of `src` find something in `src` too.
  .map((call) =>
    /src/.test(call.cwd)
      ? { ...call, globs: call.globs.map((glob) => glob.replace('src/', '')) }
      : call,
  );

/** The rows of files that nothing finds stand after the found ones, in the order of the list. */
function restOf(report: Report): readonly string[] {
  return report.rows.filter(({ base }) => base === undefined).map((row) => row.path);
}

/** Holds a report against gulp, and says which call of which tree it was. */
async function expectSame(call: SourceCall, tree: Tree): Promise<Report> {
  const report = await find(call, tree);
  const expected = await askGulp(call);
  const message = `${writeCall(call)} in ${JSON.stringify(tree)}`;
  expect.soft(outcomeOf(report), message).toEqual(expected);
  const found = new Set(expected.found.map((place) => place.path));
  expect.soft(restOf(report), message).toEqual(tree.filter((file) => !found.has(file)));
  return report;
}

/** A `!` before a group belongs to the group. */
function isNegated(glob: string): boolean {
  return /^!(?!\()/.test(glob);
}

type Bases = ReadonlyMap<string, string>;

/** Asks gulp for a part of the globs of a call, once for each part: paths and their bases. */
function asking(call: SourceCall): (globs: readonly string[]) => Promise<Bases> {
  const answers = new Map<string, Promise<Bases>>();
  const ask = async (globs: readonly string[]): Promise<Bases> => {
    const { found } = await askGulp({ ...call, globs, allowEmpty: true });
    return new Map(found.map(({ path, base }) => [path, base]));
  };
  return (globs) => {
    const distinct = [...new Set(globs)];
    const key = distinct.join('\n');
    const answer = answers.get(key) ?? ask(distinct);
    answers.set(key, answer);
    return answer;
  };
}

/** Holds what a report says on globs against what gulp finds with some of them. */
async function expectExplained(call: SourceCall, report: Report): Promise<void> {
  const positive = call.globs.filter((glob) => !isNegated(glob));
  const negated = call.globs.filter(isNegated);
  const foundBy = asking(call);
  const asked = await Promise.all(
    positive.map(async (glob) => ({
      glob,
      alone: await foundBy([glob]),
      // It may match what only the walk of another glob comes to.
      first: await foundBy([glob, ...positive]),
    })),
  );
  const together = await foundBy(positive);
  const kept = await Promise.all(
    negated.map(async (glob) => ({ glob, left: await foundBy([...positive, glob]) })),
  );
  const paths = report.rows.map((row) => row.path);
  // Under two names, such as `a.js` and `b/../a.js`, a file arrives twice, and has a row for each.
  const once = report.rows.filter((row) => paths.indexOf(row.path) === paths.lastIndexOf(row.path));
  for (const row of once) {
    const message = `${row.path} of ${writeCall(call)}`;
    if (row.base !== undefined) {
      const own = asked.findIndex(({ glob }) => glob === row.glob);
      expect.soft(asked[own]?.first.get(row.path), message).toBe(row.base);
      // A folder that one glob matches by its slash alone is tested without it by all of them first.
      if (!row.path.endsWith('/')) {
        const earlier = asked.slice(0, own).filter(({ alone }) => alone.has(row.path));
        expect.soft(earlier, message).toEqual([]);
      }
    } else {
      const exclusion = together.has(row.path)
        ? kept.find(({ left }) => !left.has(row.path))
        : undefined;
      expect.soft([row.glob, row.excludedBy], message).toEqual([undefined, exclusion?.glob]);
    }
  }
}

test('there are enough cases', () => {
  expect(calls.length * Object.keys(trees).length).toBeGreaterThan(4_000);
});

/** Other disks refuse some of these names, or take two of them for one. */
const onLinux = describe.skipIf(process.platform !== 'linux');

/** To ask gulp with some of the globs takes four times as long as to ask it once: one case in five is enough. */
function isExplained(number: number): boolean {
  return number % 5 === 0;
}

onLinux('what the tester finds is what gulp finds', { timeout: noLimit }, () => {
  const inTurn = Object.entries(trees).map(([name, tree], turn) => [name, tree, turn] as const);

  test.each(inTurn)('%s', async (_name, tree, turn) => {
    await inProject(tree, async () => {
      for (const [number, call] of calls.entries()) {
        const report = await expectSame(call, tree);
        if (isExplained(number + turn)) {
          await expectExplained(call, report);
        }
      }
    });
  });

  test('a thousand generated calls', () => {
    let number = 0;
    return forAll(generatedCalls, async (tree, call) => {
      const report = await expectSame(call, tree);
      number += 1;
      if (isExplained(number)) {
        await expectExplained(call, report);
      }
    });
  });

  test('the example of the page', async () => {
    const { files } = readProjectFiles(example.files);
    await inProject(files, async () => {
      expect(await expectSame(example.call, files)).toEqual(exampleReport);
      await expectExplained(example.call, exampleReport);
    });
  });
});

test.each([
  [['../shared/*.css', 'src/*.js', '!../odd.js'], '', ['../shared/*.css']],
  [['/src/**/*.js', '/project/src/*.js', '/projects/*.js'], '', ['/src/**/*.js', '/projects/*.js']],
  [['../*.js', '../../*.js', '.', '../..'], 'src', ['../../*.js', '../..']],
  [['..\\*.js', 'src/../../*.js', 'src/../*.js'], '', ['..\\*.js', 'src/../../*.js']],
  [['*.js', 'src/app.js'], '..', ['*.js', 'src/app.js']],
  [['../project/src/*.js'], '', []],
  [['src/*.js', ''], '', []],
])('of %j with cwd %j, those that lead out of the project are %j', async (globs, cwd, outside) => {
  expect((await find(callOf(globs, { cwd }), ['src/app.js'])).outside).toEqual(outside);
});

/** Everything in a folder; folders end in `/`. */
function contentsOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .map((name) => (statSync(name).isDirectory() ? `${name}/` : name))
    .sort();
}

/** A place, and the folders above it in `dist`. */
function withFolders(place: string): readonly string[] {
  const names = place.split('/').filter(Boolean);
  const folders = names.slice(1, -1).map((_, at) => `${names.slice(0, at + 2).join('/')}/`);
  return [...folders, place];
}

onLinux('dest() writes where the tester says', () => {
  const written = [
    callOf(['src/**/*.js']),
    callOf(['**/*', '!gulpfile.js'], { dot: true }),
    callOf(['src/*/']),
    callOf(['src/app.js', 'src/*/*.js'], { allowEmpty: true }),
    callOf(['src/**/*.js'], { base: 'src/pages' }),
    callOf(['*/*.js'], { cwd: 'src' }),
    callOf(['*/*.js'], { cwd: 'src', base: 'src' }),
    callOf(['src/**/*.js'], { base: '..' }),
    callOf(['src/../src/*/**'], { base: '.' }),
  ];
  const cases = Object.entries(trees).flatMap(([name, tree]) =>
    written.map((call) => [name, writeCall(call), tree, call] as const),
  );

  test.each(cases)('%s: %s', async (_name, _call, tree, call) => {
    await inProject(tree, async () => {
      const { rows } = await find(call, tree);
      await collect(sourceOf(call).pipe(gulp.dest('dist')));
      const places = rows.flatMap((row) =>
        row.written === undefined ? [] : [{ from: row.path, to: row.written }],
      );
      for (const { from, to } of places) {
        if (from.endsWith('/')) {
          expect(statSync(to).isDirectory(), to).toBe(true);
        } else {
          expect(readFileSync(to, 'utf8'), to).toBe(from);
        }
      }
      const expected = places
        .map(({ from, to }) => (from.endsWith('/') ? `${to}/` : to))
        .filter((place) => place.startsWith('dist/'))
        .flatMap(withFolders);
      const isThere = existsSync('dist');
      expect(isThere ? contentsOf('dist') : []).toEqual([...new Set(expected)].sort());
    });
  });
});

test('the packages of the tester are those of the installed gulp', () => {
  const ofGulp = packagesOfGulp('vinyl-fs', ['glob-stream', 'is-valid-glob', 'normalize-path']);
  // These stand in for parts of Node.js.
  const ofNode = /^(?:events|path-browserify) /;
  const own = packages.filter((name) => !ofNode.test(name));
  expect(own).toEqual(ofGulp.filter((name) => own.includes(name)));
  expect(packages.length - own.length).toBe(2);
});
