import path from 'node:path';

import { commonJsName } from '../../samples/formats/in-format';
import type { SampleReference } from '../fence-settings';

/**
 * Lists the files behind the quotes of a page, so that a bundler can watch them.
 *
 * @param references what the fences of the page quote
 * @param siteDir the folder that holds `samples/`
 * @returns absolute paths, each once; some may not exist (yet), such as a hand-written CommonJS twin
 */
export function quotedFiles(
  references: readonly SampleReference[],
  siteDir: string,
): readonly string[] {
  const samples = path.join(siteDir, 'samples');
  const files = references.flatMap(({ sample, kind, target }) => {
    const folder = path.join(samples, sample);
    const file = path.join(folder, target);
    return [
      path.join(samples, 'recorded.json'),
      path.join(folder, 'sample.json'),
      ...(kind === 'output'
        ? [path.join(folder, 'output', `${target}.txt`)]
        : [file, commonJsName(file)]),
    ];
  });
  return [...new Set(files)];
}
