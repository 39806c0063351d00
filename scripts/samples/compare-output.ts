/**
 * @param expected the recorded output
 * @param found the output of this run
 * @returns a sentence that shows the first line that differs; `undefined` where all are the same
 */
export function compareOutput(expected: string, found: string): string | undefined {
  const expectedLines = expected.split('\n');
  const foundLines = found.split('\n');
  const length = Math.max(expectedLines.length, foundLines.length);
  for (let index = 0; index < length; index += 1) {
    if (expectedLines[index] !== foundLines[index]) {
      return [
        `the output differs from the recorded one in line ${index + 1}:`,
        `  recorded: ${expectedLines[index] ?? '(nothing)'}`,
        `  printed:  ${foundLines[index] ?? '(nothing)'}`,
      ].join('\n');
    }
  }
  return undefined;
}
