/** Where the text of a page begins in its compiled module, as of MDX 3. */
const TEXT_START = /^function _createMdxContent\(/mu;

/**
 * Gives webpack a docs page without its text, for `src/initial-page`: what stands before the text in
 * the compiled page, namely its metadata and table of contents, and the mark `initial`.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @returns {void} Calls back with the module, or with an error when the page has another form.
 */
export default function initialPageLoader() {
  const callback = this.async();
  this.loadModule(this.resourcePath, (error, source) => {
    if (error) {
      callback(error);
      return;
    }
    const page = String(source);
    const start = page.search(TEXT_START);
    if (start === -1) {
      callback(
        new Error(
          `The compiled page ${this.resourcePath} has no function _createMdxContent. Adapt src/client-diet/initial-page-loader.mjs to what MDX writes now.`,
        ),
      );
      return;
    }
    const data = page.slice(0, start).replaceAll(/^import .*$/gmu, '');
    callback(null, `${data}\nexport const initial = true;\nexport default () => null;\n`);
  });
}
