/**
 * Says which package a module belongs to.
 *
 * @param source Name of a module in a source map of webpack, such as
 *   `webpack://site/./node_modules/react-dom/index.js`.
 * @returns Name of the package; for our own files their folder, such as `src/search`; for what
 *   webpack or the generator wrote, `webpack` or `generated`.
 */
export function packageOf(source: string): string {
  const file = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/[?|].*$/, '');
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];
  if (inPackage !== undefined) {
    return inPackage;
  }
  if (/^(?:\.\/)?\.docusaurus/.test(file)) {
    return 'generated';
  }
  if (file.startsWith('webpack/')) {
    return 'webpack';
  }
  const folders = file.replace(/^\.\//, '').split('/').slice(0, -1);
  return folders.slice(0, 2).join('/') || 'other';
}
