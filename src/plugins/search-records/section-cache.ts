import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { quotedFiles } from '../../markdown/sample-dependencies/quoted-files';
import type { SectionRecord } from './types';

type Sections = readonly SectionRecord[];

/** Keeps the sections of pages for the next build, and for the next change under `npm start`. */
export interface SectionCache {
  /** Gives the sections of a page, read again only when it or a sample that it quotes has changed. */
  of(file: string, source: string, read: () => Promise<Sections>): Promise<Sections>;
  /** Writes what was asked for since the last time; all else is forgotten. */
  save(): void;
}

/**
 * Opens the cache. Reading all pages takes half a second, in which `npm start` shows no change.
 *
 * @param file Where it is kept; no two builds may write one file at the same time.
 * @param siteDir The site's folder.
 * @param sources State of the build's own sources: sections of another state count as unknown.
 */
export function openSectionCache(file: string, siteDir: string, sources: string): SectionCache {
  const known = new Map<string, Sections>(readKnown(file));
  const asked = new Map<string, Sections>();
  return {
    async of(page, source, read) {
      const key = keyOf(page, source, sources, siteDir);
      const sections = asked.get(key) ?? known.get(key) ?? (await read());
      asked.set(key, sections);
      return sections;
    },
    save() {
      if ([...asked.keys()].some((key) => !known.has(key))) {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify([...asked]));
      }
      known.clear();
      asked.forEach((sections, key) => known.set(key, sections));
      asked.clear();
    },
  };
}

/** The file is of our own making; one that a broken build left in pieces counts as none. */
function readKnown(file: string): [string, Sections][] {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  } catch {
    return [];
  }
}

function keyOf(page: string, source: string, sources: string, siteDir: string): string {
  const hash = createHash('sha256').update(`${sources}\0${page}\0${source}`);
  for (const file of quotedFiles(source, siteDir).filter((quoted) => existsSync(quoted))) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
