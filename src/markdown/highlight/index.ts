import { toHtml } from './to-html';
import { tokenize } from './tokenize';
import { tokenizeOutput } from './tokenize-output';

/**
 * Highlights code at build, so that no highlighter goes to the browser.
 *
 * @param code the text of a sample
 * @param language the language of its fence; unknown ones stay plain
 * @param marked lines to be marked, counted from 1
 * @returns HTML for the inside of a `<code>` element
 */
export function highlight(code: string, language: string, marked: readonly number[] = []): string {
  return toHtml(tokenize(code, language), marked);
}

/**
 * Highlights the output of a command.
 *
 * @param output the command as a line that starts with `$ `, and what it printed
 * @param marked lines of what was printed, counted from 1
 * @returns HTML for the inside of a `<code>` element; the command is in `<b class=q>`
 */
export function highlightOutput(output: string, marked: readonly number[] = []): string {
  const [, prompt = '', printed = ''] = /^(\$ .*\n?)?([^]*)$/.exec(output) ?? [];
  const command = prompt === '' ? '' : `<b class=q>${toHtml([{ text: prompt }])}</b>`;
  return command + toHtml(tokenizeOutput(printed), marked);
}
