const finished = /^\[[^\]]*\] Finished '/u;

/**
 * Tasks that run side by side end in any order. So lines that follow each other and only say that
 * a task finished are put in the order of the alphabet.
 */
function sortFinished(lines: readonly string[]): string[] {
  const sorted: string[] = [];
  let block: string[] = [];
  for (const line of lines) {
    if (finished.test(line)) {
      block.push(line);
    } else {
      sorted.push(...block.sort(), line);
      block = [];
    }
  }
  return [...sorted, ...block.sort()];
}

/**
 * @param expected the recorded output
 * @param found the output of this run
 * @returns a sentence that shows the first line that differs; `undefined` where all are the same, but for
 *   the order in which tasks that ran side by side finished
 */
export function compareOutput(expected: string, found: string): string | undefined {
  const expectedLines = sortFinished(expected.split('\n'));
  const foundLines = sortFinished(found.split('\n'));
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
