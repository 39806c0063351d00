import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { browserslistToTargets, Features, type Targets } from 'lightningcss';
import TerserPlugin from 'terser-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

import { browserslist } from '../../package.json';

const TARGETS = browserslistToTargets(
  browserslist.production.map((query) => query.replace(' >= ', ' ')),
);

/**
 * swc and Lightning CSS in place of Terser and two CSS minifiers one after the other. The bundles get
 * smaller too, since swc may write modern syntax.
 */
export function minimizers(): WebpackPluginInstance[] {
  return [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      // It has threads of its own.
      parallel: false,
      extractComments: false,
      terserOptions: {
        ecma: 2020,
        compress: { ecma: 2020, passes: 2, pure_getters: false },
        mangle: true,
        format: { comments: false },
      },
    }),
    new CssMinimizerPlugin<{ targets: Targets; exclude: number }>({
      minify: CssMinimizerPlugin.lightningCssMinify,
      // No rule has `light-dark()`, for which each `color-scheme` would get two variables.
      minimizerOptions: { targets: TARGETS, exclude: Features.LightDark },
    }),
  ];
}
