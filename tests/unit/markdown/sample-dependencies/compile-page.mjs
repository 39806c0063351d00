/**
 * @typedef {object} Options
 * @property {(page: string) => string} compile Gives the text of the page's module.
 */

/**
 * Stands for the compiler of pages.
 *
 * @this {import('webpack').LoaderContext<Options>}
 * @returns {string}
 */
export default function compilePage() {
  return this.getOptions().compile(this.resourcePath);
}
