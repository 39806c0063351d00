/**
 * Reads `2-7`, or `4` for one line.
 *
 * @returns first and last line, counted from 1
 * @throws Error where the text is no such range
 */
export function parseLines(text: string): readonly [first: number, last: number] {
  const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(text);
  const first = Number(match?.[1]);
  const last = Number(match?.[2] ?? match?.[1]);
  if (!(first >= 1 && last >= first)) {
    throw new Error(`"${text}" is no range of lines. Write one like 2-7.`);
  }
  return [first, last];
}
