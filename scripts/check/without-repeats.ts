/**
 * Leaves out what is said twice: the same line, and a line that says of a place what another line says,
 * as each quote of a sample does whose `sample.json` is wrong.
 *
 * @param lines Findings, as `file:line: sentence`.
 * @returns them in their order
 */
export function withoutRepeats(lines: readonly string[]): readonly string[] {
  const each = [...new Set(lines)];
  return each.filter((line) => !each.some((other) => line.endsWith(`: ${other}`)));
}
