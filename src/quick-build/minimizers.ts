import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { Features } from 'lightningcss';
import TerserPlugin from 'terser-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

/**
 * Oldest browsers that the style sheets are for, as Lightning CSS writes versions: major, minor and
 * patch in a byte each. package.json's `browserslist` says the same to the other tools.
 */
const TARGETS = { chrome: 120 << 16, firefox: 121 << 16, safari: (17 << 16) | (2 << 8) };

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
    new CssMinimizerPlugin<{ targets: typeof TARGETS; exclude: number }>({
      minify: CssMinimizerPlugin.lightningCssMinify,
      // No rule has `light-dark()`, for which each `color-scheme` would get two variables.
      minimizerOptions: { targets: TARGETS, exclude: Features.LightDark },
    }),
  ];
}
