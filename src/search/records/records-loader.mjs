/**
 * Gives webpack the search records in place of the generated file, which is only a placeholder.
 *
 * @this {import('webpack').LoaderContext<{ readonly records: () => string | undefined }>}
 * @param {string} placeholder
 * @returns {string}
 */
export default function recordsLoader(placeholder) {
  return this.getOptions().records() ?? placeholder;
}
