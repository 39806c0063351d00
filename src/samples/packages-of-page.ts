import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from './paths';

const QUOTED = /\bsample="([\w-]+)\//g;
const IMPORTED =
  /(?:\bfrom |\brequire\(|\bimport\()'((?:@[\w-][\w.-]*\/)?[\w-][\w.-]*)(?:\/[^']*)?'/g;
const CODE = /\.(?:[cm]?js|ts)$/;

/**
 * Finds the packages that the projects on a page import.
 *
 * @param markdown source of the page
 * @param siteDir the folder that holds `samples/`
 * @returns their names, each once, in the order in which the page's samples name them
 */
export function packagesOfPage(markdown: string, siteDir: string = projectRoot): readonly string[] {
  const samples = new Set(Array.from(markdown.matchAll(QUOTED), ([, name = '']) => name));
  const packages = Array.from(samples).flatMap((name) =>
    codeOf(path.join(siteDir, 'samples', name)).flatMap((code) =>
      Array.from(code.matchAll(IMPORTED), ([, found = '']) => found),
    ),
  );
  return [...new Set(packages)];
}

/** A page that quotes a sample which is not there is refused elsewhere. */
function codeOf(folder: string): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => CODE.test(file) && !file.split(path.sep).includes('node_modules'))
        .sort()
        .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    : [];
}
