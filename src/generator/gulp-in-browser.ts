import path from 'node:path';

import webpack, { type ModuleOptions, type WebpackPluginInstance } from 'webpack';

/** Packages of gulp that import modules of Node.js. */
const GULP_PACKAGES =
  /[\\/]node_modules[\\/](?:@gulpjs[\\/]to-absolute-glob|async-done|glob-parent|glob-stream|last-run|picomatch|stream-exhaust|undertaker)[\\/]/;

/** The part of webpack's configuration that it takes. */
interface Measures {
  readonly module: ModuleOptions;
  readonly plugins: WebpackPluginInstance[];
}

/**
 * Lets a page run what `src()`, `series()` and `parallel()` run: their packages as they are, with a list
 * of files in the place of the disk, the paths of Linux, and a clock that waits for nothing.
 *
 * @param siteDir The site's folder.
 */
export function gulpInBrowser(siteDir: string): Measures {
  const node = path.join(siteDir, 'src/node-in-browser');
  return {
    module: {
      rules: [
        {
          test: GULP_PACKAGES,
          resolve: {
            alias: {
              assert: require.resolve('nanoassert'),
              domain: path.join(node, 'domain.ts'),
              fs: path.join(node, 'fs.ts'),
              os: path.join(node, 'os.ts'),
              path: require.resolve('path-browserify'),
              stream: path.join(node, 'stream.ts'),
              util: path.join(node, 'util.ts'),
            },
          },
        },
      ],
    },
    plugins: [
      // Only these packages read it: elsewhere, webpack has replaced `process.env.NODE_ENV`.
      new webpack.ProvidePlugin({ process: [path.join(node, 'process.ts'), 'process'] }),
    ],
  };
}
