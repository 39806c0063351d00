import type { PartContext } from '../../samples/formats/runnable-part';
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
 * Highlights a part of a file with what a copy of it needs, in `<span class=w>` before and after it.
 * The text of all is what is copied.
 *
 * @param code the part
 * @param context what stands around it
 * @param language the language of its fence
 * @param marked lines of the part, counted from 1
 */
export function highlightPart(
  code: string,
  { before, after }: PartContext,
  language: string,
  marked: readonly number[],
): string {
  const folded = (text: string): string =>
    text === '' ? '' : `<span class=w>${highlight(text, language)}</span>`;
  return [
    folded(before && `${before}\n\n`),
    highlight(code, language, marked),
    folded(after && `\n\n${after}`),
  ].join('');
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
