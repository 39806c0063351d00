import fs from 'node:fs';

import { beforeEach, expect, test } from 'vitest';

import { mount, readdir, stat } from '../../../src/node-in-browser/fs';
import { temporaryFolder } from '../../docs/support/temporary-folder';

const FILES = [
  'a/Z.js',
  'a/a.js',
  'a/b/c.js',
  'a/b.js',
  'a/\uff5e.js',
  'a/😀.js',
  'a/😀',
  'a/é.js',
  'a/e\u0301.js',
  'a/b-c.js',
  'top.js',
];

let folder: string;

/** The same files on a disk and in memory. */
beforeEach(() => {
  folder = temporaryFolder(Object.fromEntries(FILES.map((file) => [file, ''])));
  mount(
    folder,
    FILES.map((file) => `${folder}/${file}`),
  );
});

/** The part of `fs` that both have. */
interface Entry {
  readonly name?: unknown;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

type Callback<T> = (error: (Error & { readonly code?: string }) | null, result?: T) => void;

/** What a function of `fs` answers, as data. */
function answer<T>(ask: (callback: Callback<T>) => void, tell: (result: T) => unknown) {
  return new Promise<unknown>((resolve) => {
    ask((error, result) => {
      resolve(
        error ? { code: error.code, message: error.message } : result !== undefined && tell(result),
      );
    });
  });
}

const facts = (entry: Entry): unknown => [entry.isDirectory(), entry.isSymbolicLink()];
const named = (entries: readonly Entry[]): unknown =>
  entries.map((entry) => [entry.name, facts(entry)]);

const PLACES = [
  '',
  '/',
  '/a',
  '/a/',
  '/a//',
  '//a//b',
  '/./a/./b',
  '/a/..',
  '/a/../top.js',
  '/a/b/../../top.js',
  '/nope/../top.js',
  '/top.js',
  '/top.js/',
  '/top.js/.',
  '/top.js/..',
  '/top.js/a',
  '/a/A.js',
  '/a/é.js',
  '/nope',
  '/nope/',
];

// Other disks tell `é` from `e` with an accent in other ways, or none.
test.skipIf(process.platform !== 'linux').each(PLACES)(
  '%j in the folder is what a disk says',
  async (place) => {
    const asked = folder + place;
    expect(await answer<Entry>((callback) => stat(asked, callback), facts)).toEqual(
      await answer<Entry>((callback) => fs.stat(asked, callback), facts),
    );
    const types = { withFileTypes: true } as const;
    expect(await answer<Entry[]>((callback) => readdir(asked, types, callback), named)).toEqual(
      await answer<Entry[]>((callback) => fs.readdir(asked, types, callback), named),
    );
  },
);

test('above the root is the root', async () => {
  mount('/project', ['/project/a.js']);
  for (const place of ['/', '/..', '/../..', '/project/../..']) {
    expect(await answer<Entry[]>((callback) => readdir(place, {}, callback), named)).toEqual([
      ['project', [true, false]],
    ]);
  }
});

test('the folder is there without a file in it', async () => {
  mount('/project', []);
  expect(await answer<Entry[]>((callback) => readdir('/project', {}, callback), named)).toEqual([]);
});

test('what is a file and a folder is a folder', async () => {
  for (const files of [
    ['/a', '/a/b'],
    ['/a/b', '/a'],
  ]) {
    mount('/', files);
    expect(await answer<Entry>((callback) => stat('/a', callback), facts)).toEqual([true, false]);
    expect(await answer<Entry>((callback) => stat('/a/b', callback), facts)).toEqual([
      false,
      false,
    ]);
  }
});

test('the next tree takes the place of the last one', async () => {
  mount('/', ['/other.js']);
  expect(await answer<Entry[]>((callback) => readdir('/', {}, callback), named)).toEqual([
    ['other.js', [false, false]],
  ]);
});

test('the answer comes later', async () => {
  const order: string[] = [];
  const answers = [
    answer<Entry>(
      (callback) => stat('/', callback),
      () => order.push('stat'),
    ),
    answer<Entry[]>(
      (callback) => readdir('/', {}, callback),
      () => order.push('readdir'),
    ),
  ];
  order.push('asked');
  await Promise.all(answers);
  expect(order).toEqual(['asked', 'stat', 'readdir']);
});
