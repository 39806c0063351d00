import path from 'node:path';

import { commonJsName } from '../../../scripts/samples/in-format';
import { fencesOf, quoteOf } from '../../../scripts/samples/quotes';

/** What a text quotes, by folder and text: records and both compilers ask for each page. */
const known = new Map<string, readonly string[]>();

/**
 * Lists the files that a page quotes, so that a bundler can watch them.
 *
 * @param source the text of the page
 * @param siteDir the folder that holds `samples/`
 * @returns absolute paths, each once; some may not exist (yet), such as a hand-written CommonJS twin
 */
export function quotedFiles(source: string, siteDir: string): readonly string[] {
  const key = `${siteDir}\0${source}`;
  const files = known.get(key) ?? findQuotedFiles(source, siteDir);
  known.set(key, files);
  return files;
}

function findQuotedFiles(source: string, siteDir: string): readonly string[] {
  const samples = path.join(siteDir, 'samples');
  const files = fencesOf(source, '').flatMap((fence) => {
    const quote = quoteOf(fence);
    if (!quote) {
      return [];
    }
    const folder = path.join(samples, quote.sample);
    const target = path.join(folder, quote.target.replace(/#.*$/, ''));
    return [
      path.join(samples, 'recorded.json'),
      path.join(folder, 'sample.json'),
      ...(quote.kind === 'output'
        ? [path.join(folder, 'output', `${quote.target}.txt`)]
        : [target, commonJsName(target)]),
    ];
  });
  return [...new Set(files)];
}
