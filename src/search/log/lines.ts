/** Colors and other orders to a terminal, which begin with a control character. */
const ESCAPES = /\p{Cc}\[[\d;?]*[A-Za-z]/gu;

/** Cuts a log into its lines, without empty ones and the colors of a terminal. */
export function linesOf(log: string): readonly string[] {
  return log
    .split(/[\r\n]+/u)
    .map((line) => line.replaceAll(ESCAPES, '').trim())
    .filter((line) => line !== '');
}

/** @returns the first line of a log that says that it is an error */
export function errorLineOf(log: string): string | undefined {
  return linesOf(log).find((line) => /error\b/iu.test(line));
}
