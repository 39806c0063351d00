/**
 * @typedef {object} Options
 * @property {(source: string) => import('mdast').Root} remark
 * @property {import('../../../../src/search/records/section-store').SectionStore['collectSections']} collect
 */

/**
 * Stands for the compiler of pages: runs one remark plugin, and makes a module of the page.
 *
 * @this {import('webpack').LoaderContext<Options>}
 * @param {string} source
 * @returns {string}
 */
export default function compilePage(source) {
  const { remark, collect } = this.getOptions();
  collect()(remark(source), { path: this.resourcePath });
  return `export default ${JSON.stringify(source)};`;
}
