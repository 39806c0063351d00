import path from 'node:path';

import webpack, { type Configuration } from 'webpack';

/** Packages of gulp that ask Node.js for something, and what answers in a browser. */
const GULP_PACKAGES =
  /[\\/]node_modules[\\/](?:@gulpjs[\\/]to-absolute-glob|glob-parent|glob-stream|picomatch)[\\/]/;

/**
 * Lets a page run what `src()` runs: its packages as they are, with a list of files in the place of the
 * disk and the paths of Linux.
 *
 * @param siteDir The site's folder.
 */
export function gulpInBrowser(siteDir: string): Configuration {
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
      new webpack.DefinePlugin({
        'process.cwd': '(() => "/project")',
        'process.platform': '"linux"',
        // From 10 on, negated groups are read in one way.
        'process.version': '"v20.0.0"',
      }),
    ],
  };
}
