import type { Finding } from './finding';
import type { Page } from './page';

/** Marks of the bytes before a text, which editors hide. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * @param page a page of any language
 * @returns findings about what no editor shows: an empty page, line ends of another system, a byte
 *   order mark
 */
export function sourceText({ source }: Page): readonly Finding[] {
  const body = source.replace(/^\uFEFF?---\r?\n[^]*?\n---\r?\n/, '');
  const carriage = source.indexOf('\r');
  return [
    ...(body.trim() === ''
      ? [{ line: 1, message: 'the page says nothing. Write it, or remove it.' }]
      : []),
    ...(source.startsWith(BYTE_ORDER_MARK)
      ? [{ line: 1, message: 'begins with a byte order mark. Save it as UTF-8 without one.' }]
      : []),
    ...(carriage === -1
      ? []
      : [
          {
            line: source.slice(0, carriage).split('\n').length,
            message: 'ends in CRLF. Save the file with LF as line end.',
          },
        ]),
  ];
}
