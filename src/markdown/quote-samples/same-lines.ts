/**
 * Finds the lines of an ES module again in its CommonJS form.
 *
 * @param code the ES module
 * @param marked lines of it, counted from 1
 * @param other the CommonJS form
 * @returns the lines that say the same; an import is the same as the `require` of its module
 */
export function sameLines(
  code: string,
  marked: readonly number[],
  other: string,
): readonly number[] {
  const lines = code.split('\n').map(meaning);
  const wanted = new Set(marked.map((line) => lines[line - 1]).filter((line) => line !== ''));
  return other.split('\n').flatMap((line, index) => (wanted.has(meaning(line)) ? [index + 1] : []));
}

function meaning(line: string): string {
  const [, fromModule] = /^(?:import\b.*|.*\brequire\()(['"].*['"])\)?;?$/.exec(line.trim()) ?? [];
  return fromModule === undefined
    ? line
        .trim()
        .replace(/^export default (?!(?:async )?function|class)/, 'exports.default = ')
        .replace(/^export /, '')
        .replace(/^const (\w+) = /, 'exports.$1 = ')
    : `require ${fromModule.replace(/\.mjs(['"])$/, '.js$1')}`;
}
