import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { expect, test } from 'vitest';

import { projectRoot } from '../../../../src/samples/paths';
import { freshGulp } from '../../support/fresh-gulp';
import type { Gulp } from '../../support/gulp';
import { temporaryFolder } from '../../support/temporary-folder';

/** The files that a claim begins with: paths relative to its folder, with their contents. */
export type Files = Readonly<Record<string, string | Buffer>>;

type Sections = string | readonly string[];
type Code = (gulp: Gulp) => unknown;
type WithFiles = readonly [files: Files, code: Code, seen: unknown];
type Without = readonly [code: Code, seen: unknown];

/**
 * One sentence of a page, put to the installed gulp. It runs in a temporary folder of its own, which
 * is the working directory, with an instance of gulp of its own.
 *
 * @param sections where the pages say it: `page#heading-id`, such as `api/src#options`, or several of these
 * @param sentence what the pages say, in one plain English sentence; the name of the test
 * @param files what lies in the folder at the beginning; left out if that is nothing
 * @param code does it, and gives what is to be seen
 * @param seen what the code must give, compared as by `toEqual`
 */
export function claim(
  sections: Sections,
  sentence: string,
  files: Files,
  code: Code,
  seen: unknown,
): void;
export function claim(sections: Sections, sentence: string, code: Code, seen: unknown): void;
export function claim(sections: Sections, sentence: string, ...rest: WithFiles | Without): void {
  const [files, code, seen] = rest.length === 3 ? rest : [{}, ...rest];
  test(`${[sections].flat().join(', ')}: ${sentence}`, async () => {
    process.chdir(temporaryFolder(files));
    const own = process.cwd();
    try {
      expect(await code(freshGulp())).toEqual(seen);
    } finally {
      // A claim that ran out of time may end while a later one runs: that one's folder stays.
      if (!relative(own, process.cwd()).startsWith('..')) {
        process.chdir(projectRoot);
      }
    }
  });
}

/** Writes files below the working directory, with the folders that they need. */
export function write(files: Files): void {
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(process.cwd(), path)), { recursive: true });
    writeFileSync(path, contents);
  }
}
