import path from 'node:path';

import { commonJsName } from '../../../scripts/samples/in-format';
import type { FenceSettings } from '../fence/parse-fence-settings';

/**
 * Lists the files that fences quote, so that a bundler can watch them.
 *
 * @param fences the settings of all fences of a page
 * @param siteDir the folder that holds `samples/`
 * @returns absolute paths, each once; some may not exist (yet), such as a hand-written CommonJS twin
 */
export function quotedFiles(fences: readonly FenceSettings[], siteDir: string): readonly string[] {
  const samples = path.join(siteDir, 'samples');
  const files = fences.flatMap(({ sample, output }) => {
    const [name = '', ...rest] = (sample ?? output ?? '').split('/');
    if (name === '') {
      return [];
    }
    const folder = path.join(samples, name);
    const target = path.join(folder, ...rest);
    return [
      path.join(samples, 'recorded.json'),
      path.join(folder, 'sample.json'),
      ...(sample === undefined
        ? [path.join(folder, 'output', `${rest.join('/')}.txt`)]
        : [target, commonJsName(target)]),
    ];
  });
  return [...new Set(files)];
}
