/**
 * Takes the `default` of packages where CommonJS code requires them: Node hands over a package that is
 * an ES module as a namespace.
 *
 * @param text CommonJS code, as `toCommonJs` writes it
 * @param names the packages whose function is their `default`
 */
export function withDefaults(text: string, names: readonly string[]): string {
  return text.replace(
    /^(const \w+ = require\('([^']+)'\));$/gm,
    (whole, start: string, name: string) => (names.includes(name) ? `${start}.default;` : whole),
  );
}
