import { helpText } from './help-text';
import { printedLines } from './printed-lines';

/**
 * @returns the lines that the command prints beside its help, as a terminal shows them: with the time,
 *   and a path in place of each value
 */
export function commandLines(): readonly string[] {
  return printedLines('gulp-cli')
    .map(({ text }) => text)
    .filter((text) => !helpText.includes(text))
    .map((text) => `[12:03:11] ${text.replaceAll('value', '/home/me/value')}`);
}
