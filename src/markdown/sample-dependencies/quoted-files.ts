import path from 'node:path';

import { commonJsName } from '../../samples/formats/in-format';
import type { FenceSettings } from '../fence/parse-fence-settings';
import { quotedBy } from '../fence/quoted-by';

/**
 * Lists the files that fences quote, so that a bundler can watch them.
 *
 * @param fences the settings of all fences of a page
 * @param siteDir the folder that holds `samples/`
 * @returns absolute paths, each once; some may not exist (yet), such as a hand-written CommonJS twin
 */
export function quotedFiles(fences: readonly FenceSettings[], siteDir: string): readonly string[] {
  const samples = path.join(siteDir, 'samples');
  const files = fences.flatMap((fence) => {
    const quoted = quotedBy(fence);
    if (!quoted) {
      return [];
    }
    const folder = path.join(samples, quoted.sample);
    const target = path.join(folder, quoted.target);
    return [
      path.join(samples, 'recorded.json'),
      path.join(folder, 'sample.json'),
      ...(quoted.kind === 'output'
        ? [path.join(folder, 'output', `${quoted.target}.txt`)]
        : [target, commonJsName(target)]),
    ];
  });
  return [...new Set(files)];
}
