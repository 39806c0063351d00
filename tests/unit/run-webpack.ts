import webpack from 'webpack';

/**
 * Builds once, as a process of its own would: with what the cache on the disk holds, and nothing else.
 *
 * @param options Webpack's; `watching` makes plugins believe that it watches.
 * @returns what it built
 * @throws Error of webpack itself; those of modules are in the result
 */
export async function runWebpack(
  options: webpack.Configuration,
  { watching = false } = {},
): Promise<webpack.Compilation> {
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    // Times are no help with files that were just written.
    snapshot: { module: { hash: true }, resolve: { hash: true } },
    ...options,
  });
  compiler.watchMode = watching;
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (!stats) {
    throw new Error('Webpack gave neither a result nor an error.');
  }
  return stats.compilation;
}
