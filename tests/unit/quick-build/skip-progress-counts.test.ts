import path from 'node:path';

import { beforeEach, expect, it } from 'vitest';
import webpack, { type Compiler, type Configuration } from 'webpack';

import { skipProgressCounts } from '../../../src/quick-build/skip-progress-counts';
import { temporaryFolder } from '../../docs/support/temporary-folder';
import { runWebpack } from '../run-webpack';
import { timesOf } from '../times-of';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder({
    'page.js': `export const text = 'text';`,
    'entry.js': `import './page';`,
  });
});

/** Compiles a module twice unless it comes out of the cache, as the search records are. */
function compileTwice(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('test', (compilation) => {
    compilation.hooks.finishModules.tapAsync('test', (modules, done) => {
      const built = [...modules].find((module) => compilation.builtModules.has(module));
      if (built) {
        compilation.rebuildModule(built, (error) => done(error));
      } else {
        done();
      }
    });
  });
}

/** Builds with a progress bar. @returns when each file of the cache was written */
async function build(plugins: Configuration['plugins'] = []) {
  await runWebpack({
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'out') },
    cache: { type: 'filesystem', cacheDirectory: path.join(folder, 'cache') },
    plugins: [new webpack.ProgressPlugin(() => undefined), { apply: compileTwice }, ...plugins],
  });
  return timesOf(path.join(folder, 'cache'));
}

it('leaves the cache of a build as it is when nothing changed', async () => {
  const cold = await build([{ apply: skipProgressCounts }]);
  expect(await build([{ apply: skipProgressCounts }])).toEqual(cold);
});

it('is still needed: webpack writes its cache again for the counts', async () => {
  const cold = await build();
  expect(await build()).not.toEqual(cold);
});
