import path from 'node:path';

import webpack, { type ModuleOptions, type WebpackPluginInstance } from 'webpack';

/** Packages of gulp that ask Node.js for something, and what answers in a browser. */
const GULP_PACKAGES =
  /[\\/]node_modules[\\/](?:@gulpjs[\\/]to-absolute-glob|glob-parent|glob-stream|picomatch)[\\/]/;

/** The part of webpack's configuration that it takes. */
interface Measures {
  readonly module: ModuleOptions;
  readonly plugins: WebpackPluginInstance[];
}

/**
 * Lets a page run what `src()` runs: its packages as they are, with a list of files in the place of the
 * disk and the paths of Linux.
 *
 * @param siteDir The site's folder.
 */
export function gulpInBrowser(siteDir: string): Measures {
  const node = path.join(siteDir, 'src/glob-tester/node');
  return {
    module: {
      rules: [
        {
          test: GULP_PACKAGES,
          resolve: {
            alias: {
              fs: path.join(node, 'fs.ts'),
              os: path.join(node, 'os.ts'),
              path: require.resolve('path-browserify'),
            },
          },
        },
      ],
    },
    plugins: [
      // Nothing else that a browser gets names it: the generator replaces `process.env`.
      new webpack.ProvidePlugin({ process: [path.join(node, 'process.ts'), 'process'] }),
    ],
  };
}
