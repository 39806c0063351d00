// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { openSectionCache } from '../../../src/plugins/search-records/section-cache';
import type { SectionRecord } from '../../../src/plugins/search-records/types';

const QUOTING = '```js sample="home/gulpfile.mjs"\n```\n';

let siteDir: string;
let reads: number;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'sections-'));
  reads = 0;
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

function sections(text: string): SectionRecord[] {
  return [{ headings: [], anchor: null, names: [], messages: [], text: [text], code: [] }];
}

function open(sources = 'one') {
  return openSectionCache(path.join(siteDir, 'cache/sections.json'), siteDir, sources);
}

async function ask(cache: ReturnType<typeof open>, source: string) {
  return cache.of('src.md', source, () => {
    reads += 1;
    return Promise.resolve(sections(source));
  });
}

test('reads a page once, in this build and in the next', async () => {
  const cache = open();
  expect(await ask(cache, 'a')).toEqual(sections('a'));
  cache.save();
  expect(await ask(cache, 'a')).toEqual(sections('a'));
  expect(await ask(open(), 'a')).toEqual(sections('a'));
  expect(reads).toBe(1);
});

test('reads a page again when its text, or the code that reads it, is another', async () => {
  const cache = open();
  await ask(cache, 'a');
  cache.save();
  expect(await ask(open(), 'b')).toEqual(sections('b'));
  await ask(open('two'), 'a');
  expect(reads).toBe(3);
});

test('reads a page again when a sample that it quotes is another', async () => {
  const sample = path.join(siteDir, 'samples/home');
  mkdirSync(sample, { recursive: true });
  writeFileSync(path.join(sample, 'gulpfile.mjs'), 'one');
  const cache = open();
  await ask(cache, QUOTING);
  cache.save();
  writeFileSync(path.join(sample, 'gulpfile.mjs'), 'two');
  await ask(cache, QUOTING);
  expect(reads).toBe(2);
});

test('takes a file that is in pieces for none', async () => {
  mkdirSync(path.join(siteDir, 'cache'));
  writeFileSync(path.join(siteDir, 'cache/sections.json'), '[["a');
  await ask(open(), 'a');
  expect(reads).toBe(1);
});
