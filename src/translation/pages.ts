import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parsePage } from '../markdown/parse-page';
import { CHINESE_FOLDER, ENGLISH_FOLDER } from '../samples/paths';
import { readSections, type Section } from './sections';

/** A page in one language. */
export interface PageSections {
  /** From the root of the repository: `docs/api/src.md`. */
  readonly file: string;
  readonly sections: readonly Section[];
}

/** A page in both languages, of which one may be absent. */
export interface PagePair {
  /** As addresses have it: `api/src`. */
  readonly name: string;
  readonly english?: PageSections;
  readonly chinese?: PageSections;
}

/**
 * @param root folder of the repository
 * @returns all pages of the docs, sorted by name
 * @throws Error of the parser for a page that is no MDX
 */
export function readPagePairs(root: string): readonly PagePair[] {
  const english = readFolder(root, ENGLISH_FOLDER);
  const chinese = readFolder(root, CHINESE_FOLDER);
  return [...new Set([...english.keys(), ...chinese.keys()])].sort().map((name) => ({
    name,
    ...(english.has(name) && { english: english.get(name) }),
    ...(chinese.has(name) && { chinese: chinese.get(name) }),
  }));
}

function readFolder(root: string, folder: string): ReadonlyMap<string, PageSections> {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.split(path.sep).join('/'));
  return new Map(
    names.map((name) => {
      const file = `${folder}/${name}`;
      const source = readFileSync(path.join(root, file), 'utf8');
      return [name.replace(/\.md$/, ''), { file, sections: readSections(parsePage(source, file)) }];
    }),
  );
}
